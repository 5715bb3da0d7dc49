import { baseApi } from '@/api/baseApi';
import { isApiError } from '@/lib/http/error';
import type { AppThunk } from '../rootState';

type Initiate = (args: unknown, options: { forceRefetch: true; subscribe: false }) => AppThunk<unknown>;

/** Refetches the queries that failed without a connection (docs/decisions/0151). */
export const refetchAfterReconnect = (): AppThunk => (dispatch, getState) => {
  // each file of the API injects its endpoints
  const endpoints = baseApi.endpoints as Record<string, { initiate: Initiate }>;
  for (const query of Object.values(getState().api.queries)) {
    if (!query?.endpointName || !isApiError(query.error) || query.error.kind !== 'network') continue;
    const endpoint = endpoints[query.endpointName];
    if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};
