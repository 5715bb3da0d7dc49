import { isUsableToken } from '@/lib/http/session';
import { refetchAfterOtherTab } from './money';
import type { AppDispatch, RootState, StoreServices } from './rootState';
import { areOtherCustomers, loggedOut, selectIsSignedIn, sessionAdopted, sessionLost, tokenRefreshed } from './user';
import { loaderHidden, preferencesChanged } from './utils';

/** Notifies the other tabs of a change; they read the new state from storage or the server. */
export type TabChannel = {
  announce: () => void;
  /** Returns a function that stops listening. */
  listen: (onChange: () => void) => () => void;
};

/** Creates a channel. Without BroadcastChannel it does nothing: other tabs still get the storage event. */
export function createTabChannel(name: 'logistix-session' | 'logistix-money'): TabChannel {
  let channel: BroadcastChannel | null = null;
  const openChannel = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    announce: () => openChannel()?.postMessage('changed'),
    listen(onChange) {
      openChannel()?.addEventListener('message', onChange);
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

type WatchedStore = { getState: () => RootState; dispatch: AppDispatch };

/** Syncs this tab with the stored session, which another tab may have ended, changed or refreshed. */
export function followStoredSession(store: WatchedStore, { storage, reload }: StoreServices): void {
  const { user } = store.getState();
  const stored = storage.readUser();
  // a lower epoch is a late write of a session that is over
  if (user.isLeaving || stored.sessionEpoch < user.sessionEpoch) return;
  const isSignedIn = selectIsSignedIn({ user });
  const isStoredIn = isUsableToken(stored.token);
  if (stored.sessionEpoch > user.sessionEpoch && !isStoredIn) {
    const ended = isSignedIn && stored.isSessionExpired ? sessionLost : loggedOut;
    store.dispatch(ended(stored.sessionEpoch));
  } else if (isSignedIn && isStoredIn && areOtherCustomers(stored, user)) {
    // another customer signed in: clear this page without touching their storage
    storage.close();
    store.dispatch(loggedOut(stored.sessionEpoch));
    reload();
  } else if (stored.sessionEpoch > user.sessionEpoch) {
    store.dispatch(sessionAdopted({ user: stored, booking: storage.readBooking() }));
  } else if (isSignedIn && isUsableToken(stored.token) && stored.token !== user.token) {
    store.dispatch(tokenRefreshed(stored.token, stored.refreshToken));
  }
}

/** Follows the other tabs; returns a function that stops it. */
export function watchOtherTabs(store: WatchedStore, services: StoreServices): () => void {
  const follow = () => followStoredSession(store, services);
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === 'user') follow();
    if (key === 'utils') store.dispatch(preferencesChanged(services.storage.readPreferences()));
  };
  // Back may restore a page from memory (bfcache) whose session has ended since, with the loader that it was left with
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    follow();
    store.dispatch(loaderHidden());
  };
  const stopListening = services.channel.listen(follow);
  const stopMoney = services.moneyChannel.listen(() => store.dispatch(refetchAfterOtherTab()));
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  window.addEventListener('pagehide', services.flush);
  return () => {
    stopListening();
    stopMoney();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
    window.removeEventListener('pagehide', services.flush);
  };
}
