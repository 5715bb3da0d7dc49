import { baseApi } from './baseApi';
import { voucher } from './rows/money';
import type { Voucher } from './wire';

/** Vouchers, a call that spec 7 does not list (docs/spec-readings.md, section 3). */
export const vouchersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the customer's vouchers. A 404 means that the backend has none; codes are then stored on the device. */
    getVouchers: build.query<Voucher[], void>({
      query: () => ({ method: 'GET', path: '/api/vouchers', expects: { rows: voucher } }),
      providesTags: ['vouchers'],
    }),
  }),
});

export const { useGetVouchersQuery } = vouchersApi;
