import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { send, type Call } from '@/lib/http/client';
import { notFoundError, toApiError, type ApiError } from '@/lib/http/error';
import { sessionEpoch } from '@/lib/http/session';
import { isAbout, isList, readAnswer, type ResponseShape } from './answer';
import type { RetryAfterStore } from './retryAfter';

/** One declared call. A path with ids is a function, so that a refused id is an error of the call, not of a render. */
export type ApiCall = Omit<Call, 'path' | 'signal' | 'mayBeBare'> & {
  path: string | (() => string);
  expects: ResponseShape;
  /** Id or booking number that the answer has to carry: an answer about another booking is none. */
  about?: string | number;
  /**
   * Set on a write that may be answered without data (204): it counts as accepted. The call, if any, fetches what the
   * answer would have said; otherwise the result is null.
   */
  whenEmpty?: ApiCall | null;
  /** Set where a refusal with a Retry-After holds for every argument of the endpoint, not only for the refused one. */
  sharesRetryAfter?: boolean;
  /** Result when the server refuses the call with 400, 404 or 422. */
  whenRefused?: unknown;
};

const REFUSED = [400, 404, 422];

/** Base query over axios: sends the call and reads its answer. */
const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (
  { path, expects, about, whenRefused, whenEmpty, sharesRetryAfter, ...call },
  api,
  options,
) => {
  const { signal, extra, type, endpoint, queryCacheKey = '' } = api;
  const { retryAfter } = extra as { retryAfter: RetryAfterStore };
  // a refusal of one customer does not hold for the next
  const question = type === 'query' ? `${sessionEpoch()} ${sharesRetryAfter ? endpoint : queryCacheKey}` : null;
  // polls, refetches and clicks all wait until the server's Retry-After has passed
  const refusal = question !== null && retryAfter.get(question);
  if (refusal) return { error: refusal };
  try {
    const url = typeof path === 'string' ? path : path();
    const answer = await send({ ...call, path: url, signal, mayBeBare: isList(expects) });
    if (whenEmpty !== undefined && (answer.data ?? null) === null) {
      const fetched = whenEmpty && (await axiosBaseQuery(whenEmpty, api, options));
      // the write is accepted, even if the lookup fails
      return fetched && !fetched.error ? fetched : { data: null };
    }
    const read = readAnswer(answer, expects);
    return about !== undefined && 'data' in read && !isAbout(read.data, about) ? { error: notFoundError() } : read;
  } catch (error) {
    const failure = toApiError(error);
    if (question !== null) retryAfter.set(question, failure);
    return whenRefused && REFUSED.includes(failure.status) ? { data: whenRefused } : { error: failure };
  }
};

/** Cache of server data (spec section 7). Never persisted; `baseApi.util.resetApiState()` clears it at logout. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
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

/** Options of every polled query: a hidden tab does not poll, and refetches at once when it is shown again. */
export const POLLED = { skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true } as const;

/** Invalidates tags after a successful mutation; a failed one leaves the cache alone. */
export const invalidatesOnSuccess =
  <Tag>(...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];
