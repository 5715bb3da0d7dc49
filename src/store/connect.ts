import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query';
import { accountApi } from '@/api/account';
import { connectSession } from '@/lib/http/session';
import type { AppStore } from './makeStore';
import { watchOtherTabs } from './otherTabs';
import type { AppThunk, RootState, StoreServices } from './rootState';
import { selectCustomer, selectIsSignedIn, sessionLost, tokenRefreshed } from './user';

/** Whether the page waits for an answer. */
export const selectIsAsking = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((query) => query?.status === QueryStatus.pending);

const services: () => AppThunk<StoreServices> = () => (_dispatch, _getState, all) => all;

/**
 * Wires the store to the calls and to the other tabs. `onSessionLost` runs once when a refresh fails, after the store
 * knows. Gives back what undoes the wiring to the page and the tabs.
 */
export function connectStoreToHttp(store: AppStore, { onSessionLost }: { onSessionLost: () => void }): () => void {
  const all = store.dispatch(services());
  connectSession({
    tokens: () => {
      const { token, refreshToken } = store.getState().user;
      return { access: token, refresh: refreshToken };
    },
    storedTokens: () => {
      const { sessionEpoch, token, refreshToken } = all.storage.readUser();
      return sessionEpoch === store.getState().user.sessionEpoch ? { access: token, refresh: refreshToken } : null;
    },
    tokenRefreshed: (access, refresh) => store.dispatch(tokenRefreshed(access, refresh)),
    sessionLost: () => {
      store.dispatch(sessionLost());
      onSessionLost();
    },
  });
  // seals the draft at a logout, which may happen without a network
  import('@/lib/vault').catch(() => undefined);
  // a record that storage could not give back is asked for again
  if (selectIsSignedIn(store.getState()) && !selectCustomer(store.getState())) {
    void store.dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { subscribe: false }));
  }
  // polls rest with the tab, and lists that age are asked for again when it comes back
  const stopListening = setupListeners(store.dispatch);
  const stopWatching = watchOtherTabs(store, all);
  return () => {
    stopListening();
    stopWatching();
  };
}
