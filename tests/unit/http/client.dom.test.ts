import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { http } from '@/lib/http/http';
import { refreshHttp } from '@/lib/http/refresh';
import { answerOnlyWith, createRefusal, memorySession, ok, send, settleAll, watchApi } from './api';

describe('the bearer', () => {
  it.each([
    ['is not sent with a public call, also when signed in', { isPublic: true }, null],
    ['is sent with a private call', {}, 'Bearer T1'],
    ['is sent if there is one with an optional call', { bearerIfAny: true }, 'Bearer T1'],
  ])('%s', async (_name, flags, bearer) => {
    memorySession();
    const api = watchApi();
    api.answer(() => ok());
    await send({ method: 'GET', path: '/api/regions', ...flags });
    expect(api.bearers()).toEqual([bearer]);
  });

  it('is not refreshed after a refused public call, whose message is kept', async () => {
    const session = memorySession({ access: 'stale' });
    const api = watchApi();
    api.answer(() => createRefusal(401, 'Wrong username or password.'));
    const login = send({
      method: 'POST',
      path: '/api/customers/login',
      body: { username: 'a', password: 'b' },
      isPublic: true,
    });
    await expect(login).rejects.toMatchObject({ kind: 'server', status: 401, message: 'Wrong username or password.' });
    expect([api.refreshes.length, api.calls.length, session.lost, session.access]).toEqual([0, 1, 0, 'stale']);
  });

  it.each([null, '', 'Invalid Token', 'two words', 'line\nbreak'])(
    'is missing with the token %j: a private call is not sent, an optional call is sent without it',
    async (access) => {
      memorySession({ access });
      const api = watchApi();
      api.answer(() => ok());
      expect(
        await settleAll([
          send({ method: 'GET', path: '/api/notifications' }),
          send({ method: 'GET', path: '/api/messages' }),
        ]),
      ).toEqual(['cancelled 0', 'cancelled 0']);
      await send({ method: 'PATCH', path: '/api/customers/update/7', body: {}, bearerIfAny: true });
      expect(api.calls.map(({ path, bearer }) => [path, bearer])).toEqual([['/api/customers/update/7', null]]);
    },
  );
});

it('sends no cookies to the API', async () => {
  memorySession();
  const api = watchApi();
  const credentials: string[] = [];
  api.answer((_seen, request) => {
    credentials.push(request.credentials);
    return ok();
  });
  await send({ method: 'GET', path: '/api/regions', isPublic: true });
  await send({ method: 'GET', path: '/api/vouchers' });
  expect(credentials).toEqual(['same-origin', 'same-origin']);
});

describe('bodies', () => {
  it('are JSON with JSON headers', async () => {
    memorySession();
    const api = watchApi();
    let accept: string | null = '';
    api.answer((_seen, request) => {
      accept = request.headers.get('accept');
      return ok();
    });
    await send({ method: 'POST', path: '/api/bookings/location', body: { query: 'Makati' }, isPublic: true });
    expect(api.calls[0]).toMatchObject({ contentType: 'application/json', text: '{"query":"Makati"}' });
    expect(accept).toBe('application/json');
  });

  it('keeps the fields and file bytes of a form through a replay', async () => {
    memorySession();
    const api = watchApi();
    const bytes = new Uint8Array([137, 80, 78, 71, 0, 255, 13, 10]);
    const received: unknown[] = [];
    api.answer(async (seen, request) => {
      const form = await request.formData();
      const photo = form.get('photo') as File;
      received.push([form.get('bank'), photo.name, photo.type, [...new Uint8Array(await photo.arrayBuffer())]]);
      return answerOnlyWith('T2')(seen);
    });
    api.refresh(() => HttpResponse.json({ access: 'T2' }));
    const body = new FormData();
    body.append('bank', 'BPI');
    body.append('photo', new File([bytes], 'cheque.png', { type: 'image/png' }));
    expect(await settleAll([send({ method: 'POST', path: '/api/credits/pay/cheque', body })])).toEqual(['yours']);
    expect(received).toEqual(Array(2).fill(['BPI', 'cheque.png', 'image/png', [...bytes]]));
    expect(api.calls.map(({ contentType }) => contentType?.startsWith('multipart/form-data; boundary='))).toEqual([
      true,
      true,
    ]);
  });

  it('of a payment are accepted once, even if sent twice around a refresh', async () => {
    memorySession();
    const api = watchApi();
    const accepted: string[] = [];
    api.answer((seen) => {
      if (seen.bearer !== 'Bearer T2') return createRefusal();
      accepted.push(seen.text);
      return ok('paid');
    });
    api.refresh(() => HttpResponse.json({ access: 'T2' }));
    const body = { rate: 5, method: 'credit', idempotency_key: 'k1' };
    expect(await settleAll([send({ method: 'POST', path: '/api/bookings/pay/9', body })])).toEqual(['paid']);
    expect(api.calls.map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(accepted).toEqual([JSON.stringify(body)]);
  });
});

describe('responses', () => {
  const get = () => send({ method: 'GET', path: '/api/notifications', params: { page: 1, size: 10 } });

  it('contain the envelope and its counts', async () => {
    memorySession();
    const api = watchApi();
    api.answer(() =>
      HttpResponse.json({ success: true, message: 'Here', data: [1], count: 12, unread_count: 3, extra: 1 }),
    );
    expect(await get()).toEqual({ message: 'Here', data: [1], count: 12, unread_count: 3 });
    expect(api.calls[0]?.path).toBe('/api/notifications?page=1&size=10');
  });

  it('may be empty with 204', async () => {
    memorySession();
    watchApi().answer(() => new HttpResponse(null, { status: 204 }));
    expect(await get()).toEqual({ message: '', data: null });
  });

  it.each([
    ['HTML', '<!doctype html><h1>Hello</h1>'],
    ['an empty text', ''],
    ['a list without its envelope', '[1,2]'],
    ['a bare text', '"yes"'],
  ])('of 200 with %s is unreadable, never data', async (_name, text) => {
    memorySession();
    watchApi().answer(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
    await expect(get()).rejects.toMatchObject({ kind: 'unreadable', status: 200 });
  });

  it('with success false are failures, regardless of the status', async () => {
    memorySession();
    watchApi().answer(() => HttpResponse.json({ success: false, message: 'No rates today.' }));
    await expect(get()).rejects.toMatchObject({ kind: 'server', status: 200, message: 'No rates today.' });
  });

  it('that never arrive are a network error with a plain message', async () => {
    memorySession();
    watchApi().answer(() => HttpResponse.error());
    await expect(get()).rejects.toMatchObject({
      kind: 'network',
      status: 0,
      message: "We couldn't reach Logistix Global. Check your internet connection, then try again.",
    });
  });

  it('carry the field errors of 422 and the seconds to wait of 429', async () => {
    memorySession();
    const api = watchApi();
    api.answer(() =>
      HttpResponse.json(
        { success: false, message: 'Check the form.', errors: { email: ['Taken.'], mobile: 'Too short.', x: [1] } },
        { status: 422 },
      ),
    );
    await expect(get()).rejects.toMatchObject({ status: 422, errors: { email: ['Taken.'], mobile: ['Too short.'] } });
    api.answer(() => new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '7' } }));
    await expect(get()).rejects.toMatchObject({
      kind: 'server',
      status: 429,
      message: 'Too many attempts. Please wait a moment, then try again.',
      retryAfterSeconds: 7,
    });
  });
});

describe('a slow response', () => {
  it('has no timeout (spec section 7)', () => {
    expect([http, refreshHttp].map(({ defaults }) => defaults.timeout)).toEqual([0, 0]);
  });

  it.each([
    ['a public call', { isPublic: true }],
    ['a private call', {}],
  ])('is accepted after a minute for %s', async (_name, flags) => {
    memorySession();
    const api = watchApi();
    let reply: (answer: Response) => void = () => undefined;
    api.answer(() => new Promise<Response>((resolve) => (reply = resolve)));
    // only the timeout timers are faked, since the test network needs real ones
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    try {
      const settled = vi.fn();
      const call = send({ method: 'GET', path: '/api/regions', ...flags }).finally(settled);
      await vi.waitFor(() => expect(api.calls).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(settled).not.toHaveBeenCalled();
      reply(ok('late'));
      expect((await call).data).toBe('late');
      expect(api.calls).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
