import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRetryAfterStore } from '@/api/retryAfter';
import type { ApiError } from '@/lib/http/error';
import { startSession } from '@/lib/http/session';
import { watchApi } from '../http/api';
import { apiStore, run } from './recorder';

const createBusyError = (retryAfterSeconds?: number): ApiError => ({
  kind: 'server',
  status: 503,
  message: 'Too busy.',
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a refusal with Retry-After', () => {
  it.each([
    [0, 30],
    [1, 30],
    [29_001, 1],
    [29_999, 1],
    [30_000, undefined],
    [900_000, undefined],
  ])('after %i ms of 30 s is active for %s s', (now, left) => {
    const holds = createRetryAfterStore();
    holds.set('a', createBusyError(30));
    vi.setSystemTime(now);
    expect(holds.get('a')).toEqual(left === undefined ? undefined : createBusyError(left));
  });

  it('applies to its own key only, and the newest replaces it', () => {
    const holds = createRetryAfterStore();
    holds.set('b', createBusyError(30));
    holds.set('b', createBusyError(60));
    vi.setSystemTime(45_000);
    expect([holds.get('b'), holds.get('c')]).toEqual([createBusyError(15), undefined]);
  });

  it.each([undefined, 0])('is ignored if it names %s', (seconds) => {
    const holds = createRetryAfterStore();
    holds.set('d', createBusyError(seconds));
    expect(holds.get('d')).toBeUndefined();
  });
});

describe('a query that was refused with Retry-After', () => {
  const isBusy = () =>
    HttpResponse.json({ success: false, message: 'Too busy.' }, { status: 503, headers: { 'Retry-After': '30' } });
  const asked = async () => {
    const api = watchApi();
    api.answer(isBusy);
    const store = apiStore('T1');
    expect(await run(store, 'getVouchers', undefined)).toEqual({ error: createBusyError(30) });
    return { api, store };
  };

  it('is not sent again until the time has passed', async () => {
    const { api, store } = await asked();
    vi.setSystemTime(29_000);
    expect(await run(store, 'getVouchers', undefined)).toEqual({ error: createBusyError(1) });
    expect(api.calls).toHaveLength(1);
    vi.setSystemTime(30_000);
    await run(store, 'getVouchers', undefined);
    expect(api.calls).toHaveLength(2);
  });

  it('does not block other queries or mutations', async () => {
    const { api, store } = await asked();
    await run(store, 'getPaymentMethods', undefined);
    await run(store, 'readAllNotifications', [1]);
    await run(store, 'readAllNotifications', [1]);
    expect(api.calls).toHaveLength(4);
  });

  it('is sent again for the next session', async () => {
    const { api, store } = await asked();
    startSession();
    await run(store, 'getVouchers', undefined);
    expect(api.calls).toHaveLength(2);
  });
});
