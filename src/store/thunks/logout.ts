import { LOGOUT_CLEAR_DELAY_MS, LOGOUT_RELOAD_DELAY_MS, SESSION_EXPIRED_REDIRECT_MS } from '../../config/constants';
import { PATHS } from '../../config/paths';
import { endSession } from '../../lib/http/session';
import type { AppThunk } from '../rootState';
import { sealDrafts } from '../sealedDrafts';
import { loggedOut, logoutBegun } from '../user';
import { hideLoader, loaderShown } from '../utils';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Spec section 4, Logout: loader, reset after 1 s, reload to /login after 0.5 s more. The session itself is over at the
 * click (contract reading 7): no bearer leaves, the disk is clear, and the other tabs know, even if this one is closed.
 */
export const logout =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage, channel, leaveTo }) => {
    const { user, booking } = getState();
    if (user.isLeaving) return;
    dispatch(logoutBegun());
    endSession();
    const sealing = sealDrafts(booking.drafts);
    const nextEpoch = storage.closeSession(user);
    channel.announce();
    dispatch(loaderShown());
    await wait(LOGOUT_CLEAR_DELAY_MS);
    dispatch(loggedOut(nextEpoch));
    await Promise.all([wait(LOGOUT_RELOAD_DELAY_MS), sealing]);
    leaveTo(PATHS.login);
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
