import { HttpResponse, delay } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '@/lib/http/session';
import { answerOnlyWith, createRefusal, memorySession, ok, send, settleAll, watchApi } from './api';

const get = (path: string) => send({ method: 'GET', path });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => {
  vi.useRealTimers();
});

describe('an expired token', () => {
  it('is refreshed once with the stored refresh token, and the call is replayed', async () => {
    const session = memorySession();
    const api = watchApi();
    api.answer(answerOnlyWith('T2'));
    api.refresh(() => HttpResponse.json({ access: 'T2' }));
    expect(await settleAll([get('/api/vouchers')])).toEqual(['yours']);
    expect(api.refreshes.map(({ text, bearer }) => [text, bearer])).toEqual([['{"refresh":"R1"}', null]]);
    expect(api.bearers()).toEqual(['Bearer T1', 'Bearer T2']);
    expect(session.refreshed).toEqual(['T2']);
  });

  it('refreshes itself if login returned no refresh token; { data: { access } } is accepted too', async () => {
    memorySession({ refresh: null });
    const api = watchApi();
    api.answer(answerOnlyWith('T2'));
    api.refresh(() => ok({ access: 'T2' }));
    expect(await settleAll([get('/api/vouchers')])).toEqual(['yours']);
    expect(api.refreshes.map(({ text }) => text)).toEqual(['{"refresh":"T1"}']);
  });

  it.each([
    ['beside the access token', () => HttpResponse.json({ access: 'T2', refresh: 'R2' }), 'R2'],
    ['in the data', () => ok({ access: 'T2', refresh: 'R2' }), 'R2'],
    ['as a text that is no token', () => HttpResponse.json({ access: 'T2', refresh: 'Invalid Token' }), 'R1'],
    ['as null', () => HttpResponse.json({ access: 'T2', refresh: null }), 'R1'],
  ])('stores the rotated refresh token sent %s', async (_where, answer, kept) => {
    const session = memorySession();
    const api = watchApi();
    api.answer(answerOnlyWith('T2'));
    api.refresh(answer);
    expect(await settleAll([get('/api/vouchers')])).toEqual(['yours']);
    expect([session.access, session.refresh]).toEqual(['T2', kept]);
  });

  it('is refreshed once for five concurrent calls, each replayed once', async () => {
    memorySession();
    const api = watchApi();
    api.answer(answerOnlyWith('T2'));
    api.refresh(async () => {
      await delay(50);
      return HttpResponse.json({ access: 'T2' });
    });
    const paths = [1, 2, 3, 4, 5].map((id) => `/api/bookings/${id}`);
    expect(await settleAll(paths.map(get))).toEqual(Array(5).fill('yours'));
    expect(api.refreshes).toHaveLength(1);
    for (const path of paths) {
      expect(api.calls.filter((call) => call.path === path).map(({ bearer }) => bearer)).toEqual([
        'Bearer T1',
        'Bearer T2',
      ]);
    }
  });

  it('with a 401 after the refresh is replayed at once with the current token', async () => {
    memorySession();
    const api = watchApi();
    api.answer(async (seen) => {
      if (seen.path === '/api/messages' && seen.bearer === 'Bearer T1') await delay(150);
      return answerOnlyWith('T2')(seen);
    });
    api.refresh(() => HttpResponse.json({ access: 'T2' }));
    expect(await settleAll([get('/api/vouchers'), get('/api/messages')])).toEqual(['yours', 'yours']);
    expect(api.refreshes).toHaveLength(1);
    expect(api.calls).toHaveLength(4);
  });

  it('that is refused again is not tried a third time', async () => {
    memorySession();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(() => HttpResponse.json({ access: 'T2' }));
    expect(await settleAll([get('/api/vouchers')])).toEqual(['server 401']);
    expect([api.refreshes.length, api.calls.length]).toEqual([1, 2]);
  });
});

describe('a failed refresh', () => {
  it.each([
    ['400', () => createRefusal(400)],
    ['401, which refreshes nothing itself', () => createRefusal(401)],
    ['500', () => createRefusal(500)],
    ['no connection', () => HttpResponse.error()],
    ['an empty token', () => HttpResponse.json({ access: '' })],
    ['the text for no session', () => HttpResponse.json({ access: 'Invalid Token' })],
    ['HTML', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
  ])('with %s ends the session once for all waiting calls', async (_name, answer) => {
    const session = memorySession();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(answer);
    const calls = ['/api/vouchers', '/api/messages', '/api/payments'].map(get);
    expect(await settleAll(calls)).toEqual(Array(3).fill('cancelled 401'));
    expect([session.lost, session.refreshed, api.refreshes.length, api.calls.length]).toEqual([1, [], 1, 3]);
    expect(await settleAll([get('/api/vouchers')])).toEqual(['cancelled 0']);
    expect(api.calls).toHaveLength(3);
  });

  it('with a redirect is not followed, so the token is not leaked', async () => {
    memorySession();
    const api = watchApi();
    const seen: string[] = [];
    api.answer((call, request) => {
      if (call.path === '/api/refresh-token') seen.push(`${request.redirect} ${request.credentials}`);
      return createRefusal();
    });
    await settleAll([get('/api/vouchers')]);
    expect(seen).toEqual(['error omit']);
  });

  it('without a response ends the session after 30 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const session = memorySession();
    const api = watchApi();
    api.answer(() => createRefusal());
    api.refresh(async () => {
      await delay('infinite');
      return ok();
    });
    const settled = settleAll([get('/api/vouchers')]);
    await vi.waitFor(() => expect(api.refreshes).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session.lost).toBe(0);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await settled).toEqual(['cancelled 401']);
    expect(session.lost).toBe(1);
  });
});

describe('a session that ends during a refresh', () => {
  it('ignores the late response and reports no lost session', async () => {
    const session = memorySession();
    const api = watchApi();
    api.answer(() => createRefusal());
    let isGivenUp = false;
    api.refresh(async (_seen, request) => {
      request.signal.addEventListener('abort', () => (isGivenUp = true));
      await delay(100);
      return HttpResponse.json({ access: 'T2' });
    });
    const settled = settleAll([get('/api/vouchers')]);
    await vi.waitFor(() => expect(api.refreshes).toHaveLength(1));
    endSession();
    expect(await settled).toEqual(['cancelled 401']);
    expect(isGivenUp).toBe(true);
    await wait(150);
    expect([session.refreshed, session.lost, api.calls.length]).toEqual([[], 0, 1]);
  });

  it('drops a response in flight', async () => {
    memorySession();
    const api = watchApi();
    api.answer(async () => {
      await delay(50);
      return ok('of the customer before');
    });
    const settled = settleAll([get('/api/vouchers')]);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    endSession();
    expect(await settled).toEqual(['cancelled 0']);
  });
});

it('does not replay a call of a screen that was left during the refresh', async () => {
  memorySession();
  const api = watchApi();
  api.answer(answerOnlyWith('T2'));
  api.refresh(async () => {
    await delay(80);
    return HttpResponse.json({ access: 'T2' });
  });
  const screen = new AbortController();
  const left = settleAll([send({ method: 'GET', path: '/api/vouchers', signal: screen.signal })]);
  const stayed = settleAll([get('/api/messages')]);
  await vi.waitFor(() => expect(api.refreshes).toHaveLength(1));
  screen.abort();
  expect(await left).toEqual(['cancelled 0']);
  expect(await stayed).toEqual(['yours']);
  expect(api.calls.filter(({ path }) => path === '/api/vouchers')).toHaveLength(1);
});

it.each([-1, 1])(
  'works with a device clock that is %d day off, since only the server decides what expired',
  async (days) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    memorySession();
    const api = watchApi();
    api.answer(answerOnlyWith('T1'));
    vi.setSystemTime(Date.now() + days * 86_400_000);
    expect(await settleAll([get('/api/vouchers')])).toEqual(['yours']);
    expect(api.refreshes).toHaveLength(0);
  },
);
