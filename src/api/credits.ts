import { baseApi, whenDone } from './baseApi';
import type { CreditPayment, CreditRequest, CreditRequestResult, Transaction } from './wire';

/** Spec section 7, credit of corporate customers; amounts are PHP. */
export const creditsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for a credit limit. */
    requestCredit: build.mutation<CreditRequestResult | null, CreditRequest>({
      query: (body) => ({ method: 'POST', path: '/api/credits/request', body, gives: ['id'], whenEmpty: null }),
      invalidatesTags: whenDone('profile', 'notifications'),
    }),
    /** Pays credit with a payment method. */
    payCredit: build.mutation<Transaction | null, CreditPayment>({
      query: (body) => ({ method: 'POST', path: '/api/credits/pay', body, gives: ['id'], whenEmpty: null }),
      invalidatesTags: whenDone('profile', 'transactions', 'methods'),
    }),
    /** Pays credit with a cheque (multipart); the transaction is Pending until it clears. */
    payCreditByCheque: build.mutation<Transaction | null, FormData>({
      query: (body) => ({ method: 'POST', path: '/api/credits/pay/cheque', body, gives: ['id'], whenEmpty: null }),
      invalidatesTags: whenDone('transactions'),
    }),
  }),
});

export const { useRequestCreditMutation, usePayCreditMutation, usePayCreditByChequeMutation } = creditsApi;
