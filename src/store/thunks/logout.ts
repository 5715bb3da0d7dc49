import { LOGOUT_CLEAR_DELAY_MS, LOGOUT_RELOAD_DELAY_MS, SESSION_EXPIRED_REDIRECT_MS } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { endSession } from '@/lib/http/session';
import type { AppThunk } from '../rootState';
import { forgetDraft, sealDrafts } from '../sealedDrafts';
import { loggedOut, logoutBegun, rememberMeChanged, selectAccountKey, selectCustomer, selectRememberMe } from '../user';
import { hideLoader, loaderShown } from '../utils';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends the session at once, shows the loader, clears after 1 s and leaves for /login after 0.5 s more. */
const endAndLeave =
  (settleDrafts: () => Promise<void>): AppThunk<Promise<void>> =>
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
    leaveTo(PATHS.login);
  };

/**
 * Spec section 4, Logout: loader, reset after 1 s, reload to /login after 0.5 s more. The session itself is over at the
 * click (README, Logout): no bearer leaves, the disk is clear, and the other tabs know, even if this one is closed.
 */
export const logout = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  dispatch(endAndLeave(() => sealDrafts(getState().booking.drafts)));

/** The same after the account was deleted: nothing of it waits for a next sign-in, neither its draft nor its password. */
export const leaveDeletedAccount = (): AppThunk<Promise<void>> => (dispatch, getState) => {
  const account = selectAccountKey(getState());
  const { username, email } = selectCustomer(getState())?.user ?? { username: '', email: '' };
  const remembered = selectRememberMe(getState()).username.toLowerCase();
  if ([username, email].some((name) => name.toLowerCase() === remembered)) {
    dispatch(rememberMeChanged({ username: '', password: '' }));
  }
  return dispatch(endAndLeave(() => forgetDraft(account)));
};

/** Spec section 4, after the Ok of the session-expired dialog; `goHome` leads to / without a reload where it is given. */
export const leaveExpiredSession =
  (goHome?: () => void): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { leaveTo }) => {
    dispatch(loaderShown());
    dispatch(loggedOut());
    await wait(SESSION_EXPIRED_REDIRECT_MS);
    if (goHome) goHome();
    else leaveTo(PATHS.home);
    await dispatch(hideLoader());
  };
