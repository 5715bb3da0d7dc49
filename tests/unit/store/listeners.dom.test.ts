import { describe, expect, it, vi } from 'vitest';
import type { BatchEntry } from '@/domain/batch/batch';
import { batchSaved, creditSent, draftSaved, paymentStarted, topUpStarted } from '@/store/booking';
import { makeStore } from '@/store/makeStore';
import { loggedOut, sessionLost, signedIn, tokenRefreshed } from '@/store/user';
import { atTestEnd } from '../../atTestEnd';
import { individual } from '../../builders/customer';
import { typedDraft } from '../../builders/draft';
import { createPendingCredit, createPendingTopUp } from '../../builders/pending';
import { stopWriting, storedSlice } from '../../storedSlices';

async function newStore() {
  const made = makeStore();
  const persistor = await made.persist();
  atTestEnd(() => stopWriting(persistor));
  return made;
}

describe('a session change', () => {
  it('is in storage, and announced to the other tabs, when dispatch returns', async () => {
    const { store, services } = await newStore();
    const announce = vi.spyOn(services.channel, 'announce');
    const getStoredToken = () => storedSlice('user').token;
    store.dispatch(signedIn({ access: 'T1', customer: individual() }));
    expect(getStoredToken()).toBe('T1');
    store.dispatch(tokenRefreshed('T2'));
    expect(getStoredToken()).toBe('T2');
    store.dispatch(loggedOut());
    expect(getStoredToken()).toBeNull();
    expect(announce).toHaveBeenCalledTimes(3);
  });

  it('is written before the other effects of the action', async () => {
    const { store, services } = await newStore();
    store.dispatch(signedIn({ access: 'T1', customer: individual() }));
    const order: string[] = [];
    vi.spyOn(services, 'flush').mockImplementation(() => void order.push('written'));
    store.subscribe(() => void order.push('changed'));
    store.dispatch(loggedOut());
    // the session ended, storage was written, and then the cache was cleared
    expect(order.slice(0, 3)).toEqual(['changed', 'written', 'changed']);
  });
});

describe('the memory of a store', () => {
  it.each([
    ['sign-in', signedIn({ access: 'T1', customer: individual() }), false],
    ['logout', loggedOut(), false],
    ['expired session', sessionLost(), false],
    ['refresh', tokenRefreshed('T2'), true],
  ])(
    'has unsent input after a %s only in the same session, and its code requests always',
    async (_name, action, has) => {
      const { store, services } = await newStore();
      services.unsentInput.set('message 7', 'Ask for Reyes');
      services.otpRequests.set('41 sms', { outcome: new Promise(() => undefined), goodUntil: Infinity });
      store.dispatch(action);
      expect([services.unsentInput.has('message 7'), services.otpRequests.has('41 sms')]).toEqual([has, true]);
    },
  );
});

describe('a draft and an idempotency key', () => {
  const draft = typedDraft('8 Mabini Street');
  const entry: BatchEntry = {
    draft: { ...draft, intent: { key: 'key-1', fingerprint: '', pickup_at: '' } },
    estimate: { total: 500, discount: 0, breakdown: [] },
    vehicleName: '',
    jointVehicle: null,
    status: 'sending',
    message: '',
    bookingId: '',
    bookingNumber: '',
  };
  const payment = { bookingId: '9', rateId: 2, method: 'cash', amount: 500, voucherCode: '', startedAt: '' };

  it.each([
    draftSaved({ account: 'visitor', draft }),
    paymentStarted({ ...payment, idempotencyKey: 'key-1' }),
    topUpStarted(createPendingTopUp({ idempotencyKey: 'key-1' })),
    creditSent(createPendingCredit({ idempotencyKey: 'key-1' })),
    batchSaved([entry]),
  ])('are in storage when the dispatch of $type returns', async (action) => {
    const { store } = await newStore();
    store.dispatch(action);
    expect(localStorage.getItem('booking')).toMatch(/key-1|8 Mabini Street/);
  });
});

it('throws an error of a listener in a new task, which reports it as unhandled', async () => {
  const { store, services } = await newStore();
  vi.spyOn(services.channel, 'announce').mockImplementation(() => {
    throw new Error('no channel');
  });
  vi.useFakeTimers();
  store.dispatch(tokenRefreshed('T1'));
  expect(() => vi.advanceTimersByTime(0)).toThrow('no channel');
});
