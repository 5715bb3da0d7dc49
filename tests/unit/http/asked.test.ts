import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askEarly } from '../../../src/lib/http/asked';
import { send } from '../../../src/lib/http/client';
import { memorySession, ok, onlyWith, refused, watchApi } from './api';

const LIST = '/api/bookings?page=0&status=Ongoing';
const early = (token = 'T1') => askEarly([`${window.location.origin}${LIST}`], token);
const ask = () => send({ method: 'GET', path: '/api/bookings', params: { page: 0, status: 'Ongoing' } });

afterEach(() => {
  vi.useRealTimers();
});

function api() {
  memorySession();
  const watched = watchApi();
  watched.answer(() => ok(`answer ${watched.calls.length}`));
  return watched;
}

describe('a call that left early', () => {
  it('is not sent again: its answer is the call’s', async () => {
    const { calls } = api();
    early();
    expect(await ask()).toMatchObject({ data: 'answer 1' });
    expect(calls.map(({ path, bearer }) => [path, bearer])).toEqual([[LIST, 'Bearer T1']]);
  });

  it('serves one call: the next is a question of its own', async () => {
    const { calls } = api();
    early();
    await ask();
    expect(await ask()).toMatchObject({ data: 'answer 2' });
    expect(calls).toHaveLength(2);
  });

  it('serves nobody but whose token it left with', async () => {
    const { calls } = api();
    early('of another session');
    expect(await ask()).toMatchObject({ data: 'answer 2' });
    expect(calls.map(({ bearer }) => bearer)).toEqual(['Bearer of another session', 'Bearer T1']);
  });

  it('serves nobody once it is old', async () => {
    const { calls } = api();
    vi.useFakeTimers({ toFake: ['Date'] });
    early();
    vi.setSystemTime(Date.now() + 15_001);
    expect(await ask()).toMatchObject({ data: 'answer 2' });
    expect(calls).toHaveLength(2);
  });

  it('serves no other kind of call, and nobody once something was changed', async () => {
    const { calls } = api();
    early();
    await send({ method: 'POST', path: '/api/bookings', params: { page: 0, status: 'Ongoing' } });
    expect(await ask()).toMatchObject({ data: 'answer 3' });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('and broke off half way is sent as usual', async () => {
    memorySession();
    const watched = watchApi();
    const half = () =>
      new HttpResponse(new ReadableStream({ start: (stream) => stream.error(new TypeError('Connection lost')) }));
    watched.answer(() => (watched.calls.length === 1 ? half() : ok('whole')));
    early();
    expect(await ask()).toMatchObject({ data: 'whole' });
    expect(watched.calls).toHaveLength(2);
  });

  it('and was refused is refused as any other: its token is refreshed once, and it is sent again', async () => {
    memorySession();
    const watched = watchApi();
    watched.answer(onlyWith('T2'));
    watched.refresh(() => HttpResponse.json({ access: 'T2' }));
    early();
    expect(await ask()).toMatchObject({ data: 'yours' });
    expect(watched.bearers()).toEqual(['Bearer T1', 'Bearer T2']);
    expect(watched.refreshes).toHaveLength(1);
  });

  it('and met a broken server says so', async () => {
    memorySession();
    const watched = watchApi();
    watched.answer(() => refused(500, 'Down'));
    early();
    await expect(ask()).rejects.toMatchObject({ kind: 'server', status: 500, message: 'Down' });
    expect(watched.calls).toHaveLength(1);
  });

  it('and met no server is sent as usual', async () => {
    memorySession();
    const watched = watchApi();
    watched.answer(() => (watched.calls.length === 1 ? HttpResponse.error() : ok('there')));
    early();
    expect(await ask()).toMatchObject({ data: 'there' });
    expect(watched.calls).toHaveLength(2);
  });
});
