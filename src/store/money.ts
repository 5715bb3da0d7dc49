import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { bookingsApi } from '@/api/bookings';
import { creditsApi } from '@/api/credits';
import { paymentsApi } from '@/api/payments';
import type { AppThunk } from './rootState';

/** Money moved outside of a call of this page, on the bank's page: every balance is asked for again. */
export const moneyMoved = createAction('money/moved');

/** What shows a balance, or what it is made of. */
export const MONEY_TAGS = ['profile', 'methods', 'transactions'] as const;

/** A call whose answer was lost turns out to be done: everything is asked for again that its answer would have changed. */
export const moneyFound = (): AppThunk => (dispatch) => {
  dispatch(moneyMoved());
  dispatch(baseApi.util.invalidateTags(['bookings', 'booking', 'vouchers', 'notifications']));
};

const { topUp, createPaymentMethod, updatePaymentMethod, deletePaymentMethod } = paymentsApi.endpoints;
const { payCredit, payCreditByCheque } = creditsApi.endpoints;

/** Whatever another tab has to know of. */
export const isMoneyChange = isAnyOf(
  moneyMoved,
  topUp.matchFulfilled,
  createPaymentMethod.matchFulfilled,
  updatePaymentMethod.matchFulfilled,
  deletePaymentMethod.matchFulfilled,
  payCredit.matchFulfilled,
  payCreditByCheque.matchFulfilled,
  bookingsApi.endpoints.payBooking.matchFulfilled,
);
