import type { BookingState } from '../bookingState';
import type { AppThunk } from '../rootState';

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
