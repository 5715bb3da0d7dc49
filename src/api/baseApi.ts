import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { send, type HttpCall } from '@/lib/http/client';
import { createNotFoundError, toApiError, type ApiError } from '@/lib/http/error';
import { getSessionNumber } from '@/lib/http/session';
import { reportUnreadable } from '@/lib/report/reportError';
import { toEnvelope, toWirePath } from './adapter/adapter';
import { isAbout, isList, readResponse, type ResponseShape } from './response';
import type { RetryAfterStore } from './retryAfter';

/** Declared call. A path with ids is a function, so that an invalid id fails the call and not the render. */
export type ApiCall = Omit<HttpCall, 'path' | 'signal'> & {
  path: string | (() => string);
  expects: ResponseShape;
  /** Id or booking number that the response must have; other bookings count as not found. */
  about?: string | number;
  /**
   * Marks a write that may return no data (204) and still counts as accepted. The call, if any, fetches the missing data;
   * otherwise the result is null.
   */
  whenEmpty?: ApiCall | null;
  /** Set where a refusal with a Retry-After holds for every argument of the endpoint, not only for the refused one. */
  sharesRetryAfter?: boolean;
  /** Result when the server refuses the call with 400, 404 or 422. */
  whenRefused?: unknown;
};

const REFUSED = [400, 404, 422];

/** Base query over axios: sends a call and validates its response. */
const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (
  { path, expects, about, whenRefused, whenEmpty, sharesRetryAfter, ...call },
  api,
  options,
) => {
  const { signal, extra, type, endpoint, queryCacheKey = '' } = api;
  const { retryAfter } = extra as { retryAfter: RetryAfterStore };
  // a refusal only applies to the session that got it
  const retryKey = type === 'query' ? `${getSessionNumber()} ${sharesRetryAfter ? endpoint : queryCacheKey}` : null;
  // polls, refetches and clicks all wait until the server's Retry-After has passed
  const refusal = retryKey !== null && retryAfter.get(retryKey);
  if (refusal) return { error: refusal };
  try {
    const url = typeof path === 'string' ? path : path();
    const envelope = toEnvelope(await send({ ...call, path: toWirePath(url), signal }), isList(expects));
    if (whenEmpty !== undefined && (envelope.data ?? null) === null) {
      const fetched = whenEmpty && (await axiosBaseQuery(whenEmpty, api, options));
      // the write is accepted even if the lookup fails
      return fetched && !fetched.error ? fetched : { data: null };
    }
    const read = readResponse(envelope, expects);
    if ('error' in read || read.hasDroppedRows) reportUnreadable(endpoint, 200);
    return about !== undefined && 'data' in read && !isAbout(read.data, about)
      ? { error: createNotFoundError() }
      : read;
  } catch (error) {
    const failure = toApiError(error);
    if (failure.kind === 'unreadable') reportUnreadable(endpoint, failure.status);
    if (retryKey !== null) retryAfter.set(retryKey, failure);
    return whenRefused && REFUSED.includes(failure.status) ? { data: whenRefused } : { error: failure };
  }
};

/** Cache of server data (spec 7). It is never persisted; `baseApi.util.resetApiState()` clears it at logout. */
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
    'schedules',
    'ratings',
    'notifications',
    'conversations',
  ],
  endpoints: () => ({}),
});

/** Options of polled queries: a hidden tab does not poll, and refetches when it becomes visible. */
export const POLLED = { skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnReconnect: true } as const;

/** Invalidates tags after a successful mutation; a failed mutation keeps the cache. */
export const invalidatesOnSuccess =
  <Tag>(...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];
