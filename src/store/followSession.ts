import { isAnyOf } from '@reduxjs/toolkit';
import { endSession, startSession } from '@/lib/http/session';
import type { AppListeners, RootState } from './rootState';
import { loggedOut, selectAccountKey, sessionAdopted, sessionLost, signedIn, tokenRefreshed } from './user';

export const isSessionEnd = isAnyOf(loggedOut, sessionLost);
const isSessionChange = isAnyOf(signedIn, sessionAdopted, tokenRefreshed, loggedOut, sessionLost);

const isOtherAccount = (before: RootState, now: RootState) => selectAccountKey(before) !== selectAccountKey(now);

/**
 * Syncs API calls, storage and other tabs with the session. The effect has no await, so that storage is written before
 * `dispatch` returns. The refresh lock is released later: no reload and no other tab reads a used token.
 */
export function followSession(listeners: AppListeners): void {
  listeners.startListening({
    matcher: isSessionChange,
    effect: (action, api) => {
      const { storage, flush, channel, unsentInput } = api.extra;
      const state = api.getState();
      if (isSessionEnd(action)) endSession();
      // linking a provider signs the same customer in again: calls in flight continue
      if (sessionAdopted.match(action) || (signedIn.match(action) && isOtherAccount(api.getOriginalState(), state)))
        startSession();
      // unsent input belongs to the previous session (docs/decisions/0143)
      if (!tokenRefreshed.match(action)) unsentInput.clear();
      storage.enterSession(state.user.sessionEpoch);
      flush();
      channel.announce();
    },
  });
}
