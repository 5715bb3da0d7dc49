import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { endSession, startSession } from '@/lib/http/session';
import { draftSaved } from './booking';
import type { AppDispatch, RootState, StoreServices } from './rootState';
import { loggedOut, selectAccountKey, sessionAdopted, sessionLost, signedIn, tokenRefreshed } from './user';

const isEnd = isAnyOf(loggedOut, sessionLost);
const isChange = isAnyOf(signedIn, sessionAdopted, tokenRefreshed, loggedOut, sessionLost);

/**
 * Keeps the calls and the disk in step with the session: before a reducer runs, so that nothing leaves with a token
 * that is over; and right after it, so that a reload or another tab never meets a spent one.
 */
export const sessionMiddleware =
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
    // linking a provider signs the same customer in again: calls under way go on
    if (sessionAdopted.match(action) || (signedIn.match(action) && selectAccountKey(api.getState()) !== account))
      startSession();
    if (isChange(action)) {
      storage.enterSession(api.getState().user.sessionEpoch);
      flush();
      channel.announce();
    }
    // a draft is saved after a rest, or as the page goes: it is written at once, for there may be no later
    if (draftSaved.match(action)) flush();
    return result;
  };
