import { baseApi } from './baseApi';
import type { Voucher } from './wire';

/** The customer's vouchers. */
export const vouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every voucher; a 404 means that the backend has none, and codes are kept on the device. */
    getVouchers: build.query<Voucher[], void>({
      query: () => ({ method: 'GET', path: '/api/vouchers', expects: { rows: 'voucher' } }),
      providesTags: ['vouchers'],
    }),
  }),
});

export const { useGetVouchersQuery } = vouchersApi;
