import type { PendingCredit, PendingPayment, PendingTopUp } from '@/domain/booking/bookingParts';
import {
  creditSent,
  paymentStarted,
  selectPendingCredit,
  selectPendingPayment,
  selectPendingTopUp,
  topUpStarted,
} from '../booking';
import type { AppThunk } from '../rootState';

/** Returns the payment of a booking whose outcome is unknown and that matches, also if another tab sent it. */
export const findPendingPayment =
  (matches: (payment: PendingPayment) => boolean): AppThunk<PendingPayment | undefined> =>
  (_dispatch, getState, { storage }) =>
    [selectPendingPayment(getState()), storage.readBooking().pendingPayment]
      .filter((payment) => payment !== null)
      .find(matches);

/** Stores the payment of a booking at once, so that another tab sends the same payment with the same idempotency key. */
export const storeSentPayment =
  (payment: PendingPayment): AppThunk =>
  (dispatch, _getState, { flush }) => {
    dispatch(paymentStarted(payment));
    flush();
  };

/** Returns the credit payment whose outcome is unknown, also if another tab sent it. */
export const readPendingCredit =
  (): AppThunk<PendingCredit | null> =>
  (_dispatch, getState, { storage }) =>
    selectPendingCredit(getState()) ?? storage.readBooking().pendingCredit;

/** Stores a credit payment at once, so that another tab sends the same payment with the same idempotency key. */
export const storeSentCredit =
  (payment: PendingCredit): AppThunk =>
  (dispatch, _getState, { flush }) => {
    dispatch(creditSent(payment));
    flush();
  };

/** Returns the top-up whose outcome is unknown, also if another tab sent it. */
export const readPendingTopUp =
  (): AppThunk<PendingTopUp | null> =>
  (_dispatch, getState, { storage }) =>
    selectPendingTopUp(getState()) ?? storage.readBooking().pendingTopUp;

/** Stores a top-up at once, so that another tab sends the same top-up with the same idempotency key. */
export const storeSentTopUp =
  (topUp: PendingTopUp): AppThunk =>
  (dispatch, _getState, { flush }) => {
    dispatch(topUpStarted(topUp));
    flush();
  };
