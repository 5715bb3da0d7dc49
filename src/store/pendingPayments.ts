import { DAY_MS } from '@/config/constants';
import type { PendingTopUp } from '@/domain/booking/bookingParts';
import type { BookingState } from './bookingState';
import type { AppThunk } from './rootState';

export type PaymentKey = Pick<PendingTopUp, 'idempotencyKey'>;

/** Removes the payment with a key. */
export const withoutPayment = <Payment extends PaymentKey>(payments: Payment[], { idempotencyKey }: PaymentKey) =>
  payments.filter((payment) => payment.idempotencyKey !== idempotencyKey);

/** Changes fields of the payment with a key. */
export const updatePayment = <Payment extends PaymentKey>(payments: Payment[], change: PaymentKey & Partial<Payment>) =>
  payments.map((payment) => (payment.idempotencyKey === change.idempotencyKey ? { ...payment, ...change } : payment));

/** Forgets top-ups and credit payments that had no outcome for a day: a server may not know their keys any more. */
export function forgetOldPayments(booking: BookingState, now: number): BookingState {
  const isRecent = ({ startedAt }: { startedAt: string }) => now - Date.parse(startedAt) < DAY_MS;
  return {
    ...booking,
    pendingTopUps: booking.pendingTopUps.filter(isRecent),
    pendingCredits: booking.pendingCredits.filter(isRecent),
  };
}

type WithBooking = { booking: BookingState };

export const selectPendingPayments = ({ booking }: WithBooking) => booking.pendingPayments;
export const selectPendingTopUps = ({ booking }: WithBooking) => booking.pendingTopUps;
/** Returns the newest top-up whose response was lost, until a look-up has an answer. */
export const selectLostTopUp = ({ booking }: WithBooking) =>
  booking.pendingTopUps.findLast(({ reference, isNotFound }) => reference === '' && !isNotFound) ?? null;
/** Returns the newest credit payment without an outcome, until a look-up has an answer. */
export const selectLostCredit = ({ booking }: WithBooking) =>
  booking.pendingCredits.findLast(({ isNotFound }) => !isNotFound) ?? null;

/**
 * Returns the payment that matches and whose outcome is unknown, also if another tab sent it: the same payment is sent
 * with the same idempotency key (docs/decisions/0138).
 */
export const findPending =
  <Payment>(
    listPayments: (booking: BookingState) => Payment[],
    matches: (payment: Payment) => boolean,
  ): AppThunk<Payment | undefined> =>
  (_dispatch, getState, { storage }) =>
    [getState().booking, storage.readBooking()].flatMap(listPayments).find(matches);
