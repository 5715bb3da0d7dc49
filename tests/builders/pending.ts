import type { PendingCredit, PendingTopUp } from '@/domain/booking/bookingParts';

/** A top-up that was just sent. */
export const createPendingTopUp = (over: Partial<PendingTopUp> = {}): PendingTopUp => ({
  amount: 500,
  method: 7,
  idempotencyKey: 'key-1',
  knownIds: [],
  reference: '',
  next: null,
  isNotFound: false,
  startedAt: new Date().toISOString(),
  ...over,
});

/** A credit payment by card that was just sent. */
export const createPendingCredit = (over: Partial<PendingCredit> = {}): PendingCredit => ({
  intent: '{}',
  idempotencyKey: 'key-1',
  amount: 500,
  chequeNumber: '',
  knownIds: [],
  isNotFound: false,
  startedAt: new Date().toISOString(),
  ...over,
});
