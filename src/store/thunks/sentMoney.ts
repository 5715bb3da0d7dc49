import type { PendingCredit, PendingTopUp } from '@/domain/booking/bookingParts';
import { creditSent, selectPendingCredit, selectPendingTopUp, topUpStarted } from '../booking';
import type { AppThunk } from '../rootState';

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
