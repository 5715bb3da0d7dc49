import { path } from '@/lib/http/path';
import type { ListPage, MessageResponse } from './answer';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import type {
  Id,
  PaymentMethod,
  PaymentMethodInput,
  PaymentMethodUpdate,
  TopUpRequest,
  TopUpResult,
  Transaction,
} from './wire';

/** Spec section 7, payments; the wallet is the method of kind `wallet`, and its ledger the transactions. */
export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Cards, e-wallets and the wallet. */
    getPaymentMethods: build.query<PaymentMethod[], void>({
      query: () => ({ method: 'GET', path: '/api/payments/methods', expects: { rows: 'paymentMethod' } }),
      providesTags: ['methods'],
    }),
    /** Adds a card by the tokenizer's token, or an e-wallet by its mobile number; a card number or CVC is never sent. */
    createPaymentMethod: build.mutation<PaymentMethod | null, PaymentMethodInput>({
      query: (body) => ({
        method: 'POST',
        path: '/api/payments/methods/create',
        body,
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('methods'),
    }),
    /** Changes or verifies a method; only the fields given are sent. */
    updatePaymentMethod: build.mutation<PaymentMethod | null, PaymentMethodUpdate & { id: Id }>({
      query: ({ id, ...body }) => ({
        method: 'PATCH',
        path: () => path`/api/payments/methods/update/${id}`,
        body,
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('methods'),
    }),
    /** Removes a method; gives the server's message. */
    deletePaymentMethod: build.mutation<MessageResponse, Id>({
      query: (id) => ({
        method: 'DELETE',
        path: () => path`/api/payments/methods/delete/${id}`,
        expects: 'message',
      }),
      invalidatesTags: invalidatesOnSuccess('methods'),
    }),
    /** The ledger, newest first; pages from 0. Without an argument the server pages as it likes. */
    getTransactions: build.query<ListPage<Transaction>, { page: number; size: number } | void>({
      query: (page) => ({
        method: 'GET',
        path: '/api/payments',
        ...(page && { params: page }),
        expects: { rows: 'transaction', page: page ?? { page: 0, size: Number.MAX_SAFE_INTEGER } },
      }),
      providesTags: ['transactions'],
    }),
    /** Tops up the wallet, PHP; a 404 means that the backend has no topping up. */
    topUp: build.mutation<TopUpResult | null, TopUpRequest>({
      query: (body) => ({
        method: 'POST',
        path: '/api/payments/top-up',
        body,
        expects: ['transaction'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('methods', 'transactions', 'profile'),
    }),
  }),
});

export const {
  useGetPaymentMethodsQuery,
  useLazyGetPaymentMethodsQuery,
  useCreatePaymentMethodMutation,
  useUpdatePaymentMethodMutation,
  useDeletePaymentMethodMutation,
  useGetTransactionsQuery,
  useLazyGetTransactionsQuery,
  useTopUpMutation,
} = paymentsApi;
