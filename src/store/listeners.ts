import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import {
  batchSaved,
  creditSent,
  draftDiscarded,
  draftSaved,
  draftsReady,
  paymentStarted,
  topUpStarted,
  visitorDraftAdopted,
} from './booking';
import { followNotifications } from './followNotifications';
import { followSession, isSessionEnd } from './followSession';
import { MONEY_TAGS, isMoneyChange, moneyMoved } from './money';
import type { AppDispatch, RootState, StoreServices } from './rootState';
import { forgetDraft, readSealedDraft, sealDrafts } from './sealedDrafts';
import { forgetUnsent } from './unsent';
import { loggedOut, selectAccountKey, selectIsSignedIn, sessionAdopted, sessionLost, signedIn } from './user';
import { VISITOR, getAccountKey } from './userState';

/**
 * Actions that are written to storage at once: an idempotency key is on disk before its request is sent
 * (docs/decisions/0042), a draft may be saved while the page unloads, and a logout seals the stored drafts.
 */
const isWrittenAtOnce = isAnyOf(draftSaved, draftDiscarded, paymentStarted, topUpStarted, creditSent, batchSaved);

/** Creates the side effects of sessions, drafts, money changes and notifications. They run in this order. */
export function createListeners(services: StoreServices) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, StoreServices>({
    extra: services,
    // RTK throws it again in a new task, so that it is logged and reported like any unhandled error
    onError: (error) => {
      throw error;
    },
  });

  listeners.startListening({
    predicate: (action, _state, before) =>
      // a session that another tab ended has an epoch: that tab seals the drafts
      isSessionEnd(action) && action.payload === undefined && selectIsSignedIn(before),
    // stored drafts, because another tab may have changed them; followSession then empties storage
    effect: (_action, { extra }) => sealDrafts(extra.storage.readBooking().drafts),
  });

  followSession(listeners);

  listeners.startListening({
    matcher: isWrittenAtOnce,
    effect: (_action, { extra }) => extra.flush(),
  });

  listeners.startListening({
    matcher: isAnyOf(loggedOut, sessionLost, sessionAdopted),
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
      forgetUnsent();
    },
  });

  listeners.startListening({
    actionCreator: signedIn,
    effect: async ({ payload }, api) => {
      const account = getAccountKey(payload.customer);
      // a draft that the customer logged in to book wins over a sealed one
      if (api.getState().booking.drafts[VISITOR]?.is_wanted) api.dispatch(visitorDraftAdopted({ account }));
      const sealed = await readSealedDraft(account);
      const state = api.getState();
      if (selectAccountKey(state) !== account) return;
      // if two drafts remain, the customer chooses one at the booking form
      const hasNoDraft = !state.booking.drafts[account];
      if (sealed && hasNoDraft) api.dispatch(draftSaved({ account, draft: sealed }));
      else if (hasNoDraft) api.dispatch(visitorDraftAdopted({ account }));
      api.dispatch(draftsReady());
      // a sealed draft that was not restored stays in the vault, for the next login
      if (sealed && hasNoDraft) await forgetDraft(account);
    },
  });

  listeners.startListening({
    matcher: isMoneyChange,
    effect: (action, { dispatch, extra }) => {
      if (moneyMoved.match(action)) dispatch(baseApi.util.invalidateTags([...MONEY_TAGS]));
      extra.moneyChannel.announce();
    },
  });

  followNotifications(listeners);

  return listeners;
}
