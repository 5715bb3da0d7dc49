import { path } from '@/lib/http/path';
import type { MessageResponse } from './answer';
import { baseApi, invalidatesOnSuccess } from './baseApi';
import type { Address, AddressInput, AddressUpdate, Id } from './wire';

/** Spec section 7, "Addresses". */
export const addressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saved addresses. */
    getAddresses: build.query<Address[], void>({
      query: () => ({ method: 'GET', path: '/api/customers/addresses', expects: { rows: 'address' } }),
      providesTags: ['addresses'],
    }),
    /** Saves an address; 422 says what is wrong per field. */
    createAddress: build.mutation<Address | null, AddressInput>({
      query: (body) => ({
        method: 'POST',
        path: '/api/customers/addresses/create',
        body,
        expects: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: invalidatesOnSuccess('addresses'),
    }),
    /** Changes a saved address; only the fields given are sent. */
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
    /** Removes a saved address; gives the server's message. */
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
