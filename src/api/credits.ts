import { baseApi, invalidatesOnSuccess } from './baseApi';
import type { CreditPayment, CreditRequest, CreditRequestResult, Transaction } from './wire';

/** Spec 7, credit of corporate customers; amounts are PHP. */
export const creditsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requests a credit limit. */
    requestCredit: build.mutation<CreditRequestResult | null, CreditRequest>({
      query: (body) => ({ method: 'POST', path: '/api/credits/request', body, expects: ['id'], whenEmpty: null }),
      invalidatesTags: invalidatesOnSuccess('profile', 'notifications'),
    }),
    /** Pays credit with a payment method. */
    payCredit: build.mutation<Transaction | null, CreditPayment>({
      query: (body) => ({ method: 'POST', path: '/api/credits/pay', body, expects: ['id'], whenEmpty: null }),
      invalidatesTags: invalidatesOnSuccess('profile', 'transactions', 'methods'),
    }),
    /** Pays credit with a cheque (multipart); the transaction is Pending until it clears. */
    payCreditByCheque: build.mutation<Transaction | null, FormData>({
      query: (body) => ({ method: 'POST', path: '/api/credits/pay/cheque', body, expects: ['id'], whenEmpty: null }),
      invalidatesTags: invalidatesOnSuccess('transactions'),
    }),
  }),
});

export const { useRequestCreditMutation, usePayCreditMutation, usePayCreditByChequeMutation } = creditsApi;
