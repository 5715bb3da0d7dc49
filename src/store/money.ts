import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { bookingsApi } from '@/api/bookings';
import { creditsApi } from '@/api/credits';
import { paymentsApi } from '@/api/payments';
import type { AppThunk } from './rootState';

/** Money moved outside this page, on the bank's page. Every balance is refetched. */
export const moneyMoved = createAction('money/moved');

/** Cache tags of the balances and of the data behind them. */
export const MONEY_TAGS = ['profile', 'methods', 'transactions'] as const;

/** Cache tags of everything else that a payment or a cancellation changes. */
const PAID_TAGS = ['bookings', 'booking', 'vouchers', 'notifications'] as const;

/** Refetches everything that a payment changes, after a payment with a lost response turned out to have succeeded. */
export const refetchAfterPayment = (): AppThunk => (dispatch) => {
  dispatch(moneyMoved());
  dispatch(baseApi.util.invalidateTags([...PAID_TAGS]));
};

/** Refetches everything that a payment or a cancellation in another tab may have changed. */
export const refetchAfterOtherTab = () => baseApi.util.invalidateTags([...MONEY_TAGS, ...PAID_TAGS]);

const { topUp, createPaymentMethod, updatePaymentMethod, deletePaymentMethod } = paymentsApi.endpoints;
const { payCredit, payCreditByCheque } = creditsApi.endpoints;
const { payBooking, updateBookingStatus } = bookingsApi.endpoints;

/** Matches the actions that change a balance and maybe a booking, which other tabs must refetch. */
export const isMoneyChange = isAnyOf(
  moneyMoved,
  topUp.matchFulfilled,
  createPaymentMethod.matchFulfilled,
  updatePaymentMethod.matchFulfilled,
  deletePaymentMethod.matchFulfilled,
  payCredit.matchFulfilled,
  payCreditByCheque.matchFulfilled,
  payBooking.matchFulfilled,
  // a cancellation refunds the wallet or the credit
  updateBookingStatus.matchFulfilled,
);
