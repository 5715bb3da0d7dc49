import { path } from '@/lib/http/path';
import type { Said } from './answer';
import { baseApi, whenDone } from './baseApi';
import type { Address, AddressInput, AddressUpdate, Id } from './wire';

/** Spec section 7, "Addresses". */
export const addressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saved addresses. */
    getAddresses: build.query<Address[], void>({
      query: () => ({ method: 'GET', path: '/api/customers/addresses', gives: { rows: 'address' } }),
      providesTags: ['addresses'],
    }),
    /** Saves an address; 422 says what is wrong per field. */
    createAddress: build.mutation<Address | null, AddressInput>({
      query: (body) => ({
        method: 'POST',
        path: '/api/customers/addresses/create',
        body,
        gives: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: whenDone('addresses'),
    }),
    /** Changes a saved address; only the fields given are sent. */
    updateAddress: build.mutation<Address | null, AddressUpdate & { id: Id }>({
      query: ({ id, ...body }) => ({
        method: 'PATCH',
        path: () => path`/api/customers/addresses/update/${id}`,
        body,
        gives: ['id'],
        whenEmpty: null,
      }),
      invalidatesTags: whenDone('addresses'),
    }),
    /** Removes a saved address; gives the server's message. */
    deleteAddress: build.mutation<Said, Id>({
      query: (id) => ({
        method: 'DELETE',
        path: () => path`/api/customers/addresses/delete/${id}`,
        gives: 'message',
      }),
      invalidatesTags: whenDone('addresses'),
    }),
  }),
});

export const { useGetAddressesQuery, useCreateAddressMutation, useUpdateAddressMutation, useDeleteAddressMutation } =
  addressesApi;
