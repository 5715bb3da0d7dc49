import { path } from '@/lib/http/path';
import { toPageQuery } from './adapter/adapter';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import type { ListPage, MessageResponse } from './response';
import { paymentMethod, transaction } from './rows/money';
import type {
  Id,
  PaymentMethod,
  PaymentMethodInput,
  PaymentMethodUpdate,
  TopUpRequest,
  TopUpResult,
  Transaction,
} from './wire';

/** Spec 7, payments. The wallet is the payment method of kind `wallet`. */
export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists cards, e-wallets and the wallet. */
    getPaymentMethods: build.query<PaymentMethod[], void>({
      query: () => ({ method: 'GET', path: '/api/payments/methods', expects: { rows: paymentMethod } }),
      providesTags: ['methods'],
    }),
    /** Adds a card by its token, or an e-wallet by its mobile number. Card numbers and CVCs are never sent. */
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
    /** Updates the given fields of a payment method, or verifies it. */
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
    /** Deletes a payment method. */
    deletePaymentMethod: build.mutation<MessageResponse, Id>({
      query: (id) => ({
        method: 'DELETE',
        path: () => path`/api/payments/methods/delete/${id}`,
        expects: 'message',
      }),
      invalidatesTags: invalidatesOnSuccess('methods'),
    }),
    /** Lists transactions, newest first; pages start at 0. Without an argument the server decides the page size. */
    getTransactions: build.query<ListPage<Transaction>, { page: number; size: number } | void>({
      query: (page) => ({
        method: 'GET',
        path: '/api/payments',
        ...(page && { params: toPageQuery('payments', page) }),
        expects: { rows: transaction, page: page ?? { page: 0, size: Number.MAX_SAFE_INTEGER } },
      }),
      providesTags: ['transactions'],
    }),
    /** Tops up the wallet in PHP; a 404 means that the backend has no top-ups. */
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
