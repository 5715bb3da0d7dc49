import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { endSession, startSession } from '@/lib/http/session';
import { draftSaved } from './booking';
import type { AppDispatch, RootState, StoreServices } from './rootState';
import { loggedOut, selectAccountKey, sessionAdopted, sessionLost, signedIn, tokenRefreshed } from './user';

const isEnd = isAnyOf(loggedOut, sessionLost);
const isChange = isAnyOf(signedIn, sessionAdopted, tokenRefreshed, loggedOut, sessionLost);

/**
 * Syncs API calls and storage with the session. It ends the session before the reducer runs, so that no call sends an
 * old token. It writes to storage right after, so that no reload or other tab reads a spent token.
 */
export const createSessionMiddleware =
  ({
    storage,
    flush,
    channel,
  }: Pick<StoreServices, 'storage' | 'flush' | 'channel'>): Middleware<unknown, RootState, AppDispatch> =>
  (api) =>
  (next) =>
  (action) => {
    const account = selectAccountKey(api.getState());
    if (isEnd(action)) endSession();
    const result = next(action);
    // linking a provider signs the same customer in again: calls in flight continue
    if (sessionAdopted.match(action) || (signedIn.match(action) && selectAccountKey(api.getState()) !== account))
      startSession();
    if (isChange(action)) {
      storage.enterSession(api.getState().user.sessionEpoch);
      flush();
      channel.announce();
    }
    // a draft may be saved while the page unloads: write it at once
    if (draftSaved.match(action)) flush();
    return result;
  };
