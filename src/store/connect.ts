import { setupListeners } from '@reduxjs/toolkit/query';
import { accountApi } from '@/api/account';
import { toWirePath } from '@/api/adapter/adapter';
import { baseApi } from '@/api/baseApi';
import { isApiError } from '@/lib/http/error';
import { connectSession } from '@/lib/http/session';
import type { AppStore } from './makeStore';
import { watchOtherTabs } from './otherTabs';
import type { AppThunk, StoreServices } from './rootState';
import { selectCustomer, selectIsSignedIn, sessionLost, tokenRefreshed } from './user';

type Initiate = (args: unknown, options: { forceRefetch: true; subscribe: false }) => AppThunk<unknown>;

/** Refetches the queries that failed without a connection (docs/decisions/0151). */
const refetchAfterReconnect = (): AppThunk => (dispatch, getState) => {
  // each file of the API injects its endpoints
  const endpoints = baseApi.endpoints as Record<string, { initiate: Initiate }>;
  for (const query of Object.values(getState().api.queries)) {
    if (!query?.endpointName || !isApiError(query.error) || query.error.kind !== 'network') continue;
    const endpoint = endpoints[query.endpointName];
    if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
};

type Options = { store: AppStore; services: StoreServices; onSessionLost: () => void };

/**
 * Connects the store to the API calls, the page and the other tabs. `onSessionLost` runs once when a refresh fails, after
 * the store was updated. Returns a function that disconnects the store from the page and the tabs.
 */
export function connectStore({ store, services, onSessionLost }: Options): () => void {
  connectSession({
    tokens: () => {
      const { token, refreshToken } = store.getState().user;
      return { access: token, refresh: refreshToken };
    },
    storedTokens: () => {
      const { sessionEpoch, token, refreshToken } = services.storage.readUser();
      return sessionEpoch === store.getState().user.sessionEpoch ? { access: token, refresh: refreshToken } : null;
    },
    tokenRefreshed: (access, refresh) => store.dispatch(tokenRefreshed(access, refresh)),
    sessionLost: () => {
      store.dispatch(sessionLost());
      onSessionLost();
    },
    refreshPath: toWirePath('/api/refresh-token'),
  });
  // preloaded: a logout seals the draft, and may happen offline
  import('@/lib/vault').catch(() => undefined);
  // storage had no readable customer record
  if (selectIsSignedIn(store.getState()) && !selectCustomer(store.getState())) {
    void store.dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { subscribe: false }));
  }
  // pauses polls in a hidden tab, and refetches stale lists once it is visible again
  const stopListening = setupListeners(store.dispatch);
  const stopWatching = watchOtherTabs(store, services);
  const handleOnline = () => store.dispatch(refetchAfterReconnect());
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
    stopListening();
    stopWatching();
  };
}
