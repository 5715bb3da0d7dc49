import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { send, type Call } from '../lib/http/client';
import { toApiError, type ApiError } from '../lib/http/error';
import { readAnswer, type Gives } from './answer';

/** One declared call. A path with ids is a function, so that a refused id is an error of the call, not of a render. */
export type ApiCall = Omit<Call, 'path' | 'signal'> & { path: string | (() => string); gives: Gives };

const sendCall: BaseQueryFn<ApiCall, unknown, ApiError> = async ({ path, gives, ...call }, { signal }) => {
  try {
    const answer = await send({ ...call, path: typeof path === 'string' ? path : path(), signal });
    return readAnswer(answer, gives);
  } catch (error) {
    return { error: toApiError(error) };
  }
};

/** What the server knows (spec section 7); never persisted, dropped at logout with `baseApi.util.resetApiState()`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sendCall,
  tagTypes: [
    'profile',
    'addresses',
    'methods',
    'transactions',
    'vouchers',
    'bookings',
    'booking',
    'ratings',
    'notifications',
    'conversations',
  ],
  endpoints: () => ({}),
});

/** Tags to drop when a change went through; a refused change leaves what is known alone. */
export const whenDone =
  <Tag>(...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];
