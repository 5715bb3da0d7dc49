import { LOGOUT_CLEAR_DELAY_MS, LOGOUT_RELOAD_DELAY_MS, SESSION_EXPIRED_REDIRECT_MS } from '@/config/constants';
import { ACCOUNT_DELETED_PATH, PATHS } from '@/config/paths';
import { endSession } from '@/lib/http/session';
import type { AppThunk } from './rootState';
import { forgetDraft, sealDrafts } from './sealedDrafts';
import { loggedOut, logoutBegun, rememberMeChanged, selectAccountKey, selectCustomer, selectRememberMe } from './user';
import { hideLoader, loaderShown } from './utils';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the session at once and shows the loader; clears the state after 1 s and opens `next` after another 0.5 s. */
const endAndLeave =
  (settleDrafts: () => Promise<void>, next: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage, channel, leaveTo }) => {
    if (getState().user.isLeaving) return;
    dispatch(logoutBegun());
    endSession();
    const settling = settleDrafts();
    const nextEpoch = storage.closeSession(getState().user);
    channel.announce();
    dispatch(loaderShown());
    await wait(LOGOUT_CLEAR_DELAY_MS);
    dispatch(loggedOut(nextEpoch));
    await Promise.all([wait(LOGOUT_RELOAD_DELAY_MS), settling]);
    leaveTo(next);
  };

/**
 * Logs out (spec section 4, Logout). The session ends at the click (docs/spec-readings.md, reading 7): no call sends a
 * token, storage is cleared, and the other tabs are notified, even if this one is closed.
 */
export const logout =
  (): AppThunk<Promise<void>> =>
  (dispatch, _getState, { storage }) =>
    // stored drafts, because another tab may have changed them
    dispatch(endAndLeave(() => sealDrafts(storage.readBooking().drafts), PATHS.login));

/** Logs out of a deleted account, and also removes its draft and its remembered password. */
export const leaveDeletedAccount = (): AppThunk<Promise<void>> => (dispatch, getState) => {
  const account = selectAccountKey(getState());
  const { username, email } = selectCustomer(getState())?.user ?? { username: '', email: '' };
  const remembered = selectRememberMe(getState()).username.toLowerCase();
  if ([username, email].some((name) => name.toLowerCase() === remembered)) {
    dispatch(rememberMeChanged({ username: '', password: '' }));
  }
  return dispatch(endAndLeave(() => forgetDraft(account), ACCOUNT_DELETED_PATH));
};

/** Leaves an expired session after the Ok of its dialog (spec section 4). */
export const leaveExpiredSession =
  (goHome: () => void): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(loaderShown());
    dispatch(loggedOut());
    await wait(SESSION_EXPIRED_REDIRECT_MS);
    goHome();
    await dispatch(hideLoader());
  };
