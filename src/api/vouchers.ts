import { baseApi } from './baseApi';
import type { Voucher } from './wire';

export const vouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the customer's vouchers. A 404 means that the backend has none; codes are then stored on the device. */
    getVouchers: build.query<Voucher[], void>({
      query: () => ({ method: 'GET', path: '/api/vouchers', expects: { rows: 'voucher' } }),
      providesTags: ['vouchers'],
    }),
  }),
});

export const { useGetVouchersQuery } = vouchersApi;
