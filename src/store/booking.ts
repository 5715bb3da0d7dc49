import { createSlice, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import { notificationsApi } from '@/api/notifications';
import type { Notification } from '@/api/wire';
import { RECENT_SEARCHES_MAX } from '@/config/constants';
import type { BatchEntry } from '@/domain/batch/batch';
import type {
  ExclusiveBooking,
  PendingCredit,
  PendingPayment,
  PendingTopUp,
  QuickQuote,
  ReviewChoices,
  SavedDraft,
  SentCreditRequest,
} from '@/domain/booking/bookingParts';
import type { DraftStop } from '@/domain/draft/draft';
import { isApiError } from '@/lib/http/error';
import {
  CHOSEN_DRIVERS_MAX,
  LOOKUP_ERRORS_MAX,
  PENDING_PAYMENTS_MAX,
  QUICK_QUOTES_MAX,
  RECENT_STOPS_MAX,
  VOUCHER_CODES_MAX,
  initialBooking,
  isSameStop,
  type BookingState,
} from './bookingState';
import { findLookupList } from './lookupLists';
import { updatePayment, withoutPayment, type PaymentKey } from './pendingPayments';
import { withRatings } from './ratings';
import { loggedOut, sessionAdopted, signedIn } from './user';
import { VISITOR, getAccountKey } from './userState';

type OpenedBooking = Pick<ExclusiveBooking, 'bookingId' | 'bookingNumber' | 'mode' | 'driverAccountNumber'>;

const noChoices: ReviewChoices = { chosenRateId: null, chosenOffer: '', method: null, voucherCode: null };

const slice = createSlice({
  name: 'booking',
  initialState: initialBooking,
  reducers: {
    draftSaved: (state, { payload }: PayloadAction<SavedDraft>) => {
      const { account, draft, change } = payload;
      if (!change) state.drafts[account] = draft;
      else if (state.exclusiveBooking?.bookingId === change.bookingId)
        state.exclusiveBooking.form = { draft, booked: change.booked };
    },
    draftDiscarded: (state, { payload }: PayloadAction<{ account: string }>) => {
      delete state.drafts[payload.account];
    },
    /** The visitor's draft becomes the customer's. */
    visitorDraftAdopted: (state, { payload }: PayloadAction<{ account: string }>) => {
      const draft = state.drafts[VISITOR];
      if (!draft) return;
      delete draft.is_wanted;
      state.drafts[payload.account] = draft;
      delete state.drafts[VISITOR];
    },
    draftsReady: (state) => {
      state.isDraftReady = true;
    },
    quickQuoteSaved: (state, { payload }: PayloadAction<QuickQuote>) => {
      const others = state.quickQuotes.filter(({ id }) => id !== payload.id);
      state.quickQuotes = [payload, ...others].slice(0, QUICK_QUOTES_MAX);
    },
    stopsUsed: (state, { payload }: PayloadAction<DraftStop[]>) => {
      const all = [...payload, ...state.recentStops];
      const isFirst = (stop: DraftStop, index: number) => all.findIndex((other) => isSameStop(other, stop)) === index;
      state.recentStops = all.filter(isFirst).slice(0, RECENT_STOPS_MAX);
    },
    bookingPlaced: (
      state,
      { payload }: PayloadAction<Omit<ExclusiveBooking, keyof ReviewChoices | 'driverAccountNumber'>>,
    ) => {
      state.exclusiveBooking = { ...payload, ...noChoices, driverAccountNumber: '' };
    },
    /** A booking was opened again; its estimate, choices and form stay. */
    bookingOpened: (state, { payload }: PayloadAction<OpenedBooking>) => {
      const known = state.exclusiveBooking?.bookingId === payload.bookingId ? state.exclusiveBooking : null;
      state.exclusiveBooking = { estimate: null, ...noChoices, ...known, ...payload };
    },
    reviewChosen: (state, { payload }: PayloadAction<{ bookingId: string } & Partial<ReviewChoices>>) => {
      if (state.exclusiveBooking?.bookingId === payload.bookingId) Object.assign(state.exclusiveBooking, payload);
    },
    /** A booking that the current one replaces was cancelled. */
    replacedCancelled: ({ exclusiveBooking: current }, { payload }: PayloadAction<string>) => {
      if (current) current.replaces = current.replaces?.filter(({ id }) => id !== payload);
    },
    paymentStarted: (state, { payload }: PayloadAction<PendingPayment>) => {
      const others = state.pendingPayments.filter(({ bookingId }) => bookingId !== payload.bookingId);
      state.pendingPayments = [...others, payload].slice(-PENDING_PAYMENTS_MAX);
    },
    driverChosen: (state, { payload }: PayloadAction<{ bookingId: string; name: string }>) => {
      const others = Object.entries(state.chosenDrivers).filter(([bookingId]) => bookingId !== payload.bookingId);
      const chosen: [string, string][] = payload.name === '' ? [] : [[payload.bookingId, payload.name]];
      state.chosenDrivers = Object.fromEntries([...others, ...chosen].slice(-CHOSEN_DRIVERS_MAX));
    },
    paymentSettled: (state, { payload }: PayloadAction<{ bookingId: string }>) => {
      state.pendingPayments = state.pendingPayments.filter(({ bookingId }) => bookingId !== payload.bookingId);
    },
    topUpStarted: (state, { payload }: PayloadAction<PendingTopUp>) => {
      state.pendingTopUps = [...withoutPayment(state.pendingTopUps, payload), payload];
    },
    topUpUpdated: (state, { payload }: PayloadAction<PaymentKey & Partial<PendingTopUp>>) => {
      state.pendingTopUps = updatePayment(state.pendingTopUps, payload);
    },
    topUpSettled: (state, { payload }: PayloadAction<PaymentKey>) => {
      state.pendingTopUps = withoutPayment(state.pendingTopUps, payload);
    },
    creditSent: (state, { payload }: PayloadAction<PendingCredit>) => {
      state.pendingCredits = [...withoutPayment(state.pendingCredits, payload), payload];
    },
    creditUpdated: (state, { payload }: PayloadAction<PaymentKey & Partial<PendingCredit>>) => {
      state.pendingCredits = updatePayment(state.pendingCredits, payload);
    },
    creditSettled: (state, { payload }: PayloadAction<PaymentKey>) => {
      state.pendingCredits = withoutPayment(state.pendingCredits, payload);
    },
    creditRequestSent: (state, { payload }: PayloadAction<SentCreditRequest>) => {
      state.creditRequest = payload;
    },
    voucherCodeSaved: (state, { payload }: PayloadAction<string>) => {
      const others = state.voucherCodes.filter((code) => code !== payload);
      state.voucherCodes = [payload, ...others].slice(0, VOUCHER_CODES_MAX);
    },
    searchSaved: (state, { payload }: PayloadAction<string>) => {
      const others = state.recentSearches.filter((search) => search !== payload);
      state.recentSearches = [payload, ...others].slice(0, RECENT_SEARCHES_MAX);
    },
    searchRemoved: (state, { payload }: PayloadAction<string>) => {
      state.recentSearches = state.recentSearches.filter((search) => search !== payload);
    },
    searchesCleared: (state) => {
      state.recentSearches = [];
    },
    batchSaved: (state, { payload }: PayloadAction<BatchEntry[]>) => {
      state.batch = payload;
    },
    batchListTyped: (state, { payload }: PayloadAction<string>) => {
      state.batchList = payload;
    },
    voucherCodeRemoved: (state, { payload }: PayloadAction<string>) => {
      state.voucherCodes = state.voucherCodes.filter((code) => code !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedIn, (state, { payload }) => {
        const account = getAccountKey(payload.customer);
        // after an expired session the data is still here: only the same account gets it back
        const own = state.account === account || state.account === VISITOR ? state : initialBooking;
        const drafts = Object.entries(state.drafts).filter(([key]) => key === account || key === VISITOR);
        return { ...own, account, drafts: Object.fromEntries(drafts), isDraftReady: false };
      })
      .addCase(sessionAdopted, (_state, { payload }) => ({ ...payload.booking, isDraftReady: true }))
      .addCase(loggedOut, () => initialBooking)
      .addMatcher(notificationsApi.endpoints.getNotifications.matchFulfilled, (state, { payload }) => {
        const sentAt = Date.parse(state.creditRequest?.sentAt ?? '');
        const isDecision = ({ notification_event, date_created }: Notification) =>
          notification_event?.target?.kind === 'credit_limit' && Date.parse(date_created) > sentAt;
        if (payload.data.some(isDecision)) state.creditRequest = null;
      })
      .addMatcher(isRejectedWithValue, (state, action) => {
        const list = findLookupList(action);
        if (!list || !isApiError(action.payload) || action.payload.kind === 'cancelled') return;
        const { status, message } = action.payload;
        state.lookupErrors[list] = [...(state.lookupErrors[list] ?? []), { status, message }].slice(-LOOKUP_ERRORS_MAX);
      }),
});

export const {
  draftSaved,
  draftDiscarded,
  visitorDraftAdopted,
  draftsReady,
  quickQuoteSaved,
  stopsUsed,
  bookingPlaced,
  bookingOpened,
  reviewChosen,
  replacedCancelled,
  paymentStarted,
  paymentSettled,
  driverChosen,
  topUpStarted,
  topUpUpdated,
  topUpSettled,
  creditSent,
  creditUpdated,
  creditSettled,
  creditRequestSent,
  voucherCodeSaved,
  voucherCodeRemoved,
  batchSaved,
  batchListTyped,
  searchSaved,
  searchRemoved,
  searchesCleared,
} = slice.actions;
export const bookingReducer = withRatings(slice.reducer);

type WithBooking = { booking: BookingState };

export const selectDraft = (account: string) => (state: WithBooking) => state.booking.drafts[account];
export const selectIsDraftReady = ({ booking }: WithBooking) => booking.isDraftReady;
export const selectQuickQuotes = ({ booking }: WithBooking) => booking.quickQuotes;
export const selectRecentStops = ({ booking }: WithBooking) => booking.recentStops;
export const selectExclusiveBooking = ({ booking }: WithBooking) => booking.exclusiveBooking;
export const selectChosenDriver =
  (bookingId: string) =>
  ({ booking }: WithBooking): string | undefined =>
    booking.chosenDrivers[bookingId];
/** Returns the undecided credit request of a company whose limit is still what it was (pesos). */
export const selectCreditRequest = (limit: number) => (state: WithBooking) =>
  state.booking.creditRequest?.limit === limit ? state.booking.creditRequest : null;
export const selectVoucherCodes = ({ booking }: WithBooking) => booking.voucherCodes;
export const selectRecentSearches = ({ booking }: WithBooking) => booking.recentSearches;
export const selectLookupErrors = ({ booking }: WithBooking) => booking.lookupErrors;
