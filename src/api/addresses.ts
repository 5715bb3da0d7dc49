import type { ApiError } from '@/lib/http/error';
import { isResponseLost } from '@/lib/http/lostResponse';
import { path } from '@/lib/http/path';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import type { MessageResponse } from './response';
import { address } from './rows/reference';
import type { Address, AddressInput, AddressUpdate, Id } from './wire';

/** A new address reloads the list, also if its response was lost: the server may have saved it. */
const invalidatesUnlessRefused = (_result: unknown, error: ApiError | undefined) =>
  error && !isResponseLost(error) ? [] : (['addresses'] as const);

/** Spec 7, "Addresses". */
export const addressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches the saved addresses. */
    getAddresses: build.query<Address[], void>({
      query: () => ({ method: 'GET', path: '/api/customers/addresses', expects: { rows: address } }),
      providesTags: ['addresses'],
    }),
    /** Saves an address; a 422 has errors per field. */
    createAddress: build.mutation<Address | null, AddressInput>({
      query: (body) => ({
        method: 'POST',
        path: '/api/customers/addresses/create',
        body,
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesUnlessRefused,
    }),
    /** Updates the given fields of a saved address. */
    updateAddress: build.mutation<Address | null, AddressUpdate & { id: Id }>({
      query: ({ id, ...body }) => ({
        method: 'PATCH',
        path: () => path`/api/customers/addresses/update/${id}`,
        body,
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('addresses'),
    }),
    /** Deletes a saved address. */
    deleteAddress: build.mutation<MessageResponse, Id>({
      query: (id) => ({
        method: 'DELETE',
        path: () => path`/api/customers/addresses/delete/${id}`,
        expects: 'message',
      }),
      invalidatesTags: invalidatesOnSuccess('addresses'),
    }),
  }),
});

export const { useGetAddressesQuery, useCreateAddressMutation, useUpdateAddressMutation, useDeleteAddressMutation } =
  addressesApi;
