import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/account';
import { notificationsApi } from '@/api/notifications';
import type { Customer, Id } from '@/api/wire';
import { PATHS } from '@/config/paths';
import type { PlaceRef } from '@/domain/draft/draft';
import { isUsableToken } from '@/lib/http/token';
import type { BookingState } from './bookingState';
import {
  accountOf,
  initialUser,
  VISITOR,
  type PlaceLevel,
  type ProfileDraft,
  type RegisteredCustomer,
  type UserState,
} from './userState';

/** All that outlives a session: the remembered sign-in, which is there for that (README, Remember me and drafts). */
const signedOut = (state: UserState, sessionEpoch: number): UserState => ({
  ...initialUser,
  rememberMeData: state.rememberMeData,
  sessionEpoch,
});

/** A sign-up that nobody has begun. */
const emptySignUp = {
  signUpData: null,
  signUpError: null,
  companyType: null,
  region: null,
  province: null,
  city: null,
  barangay: null,
  type: '',
} as const satisfies Partial<UserState>;

type SignIn = { access: string; refresh?: string | null; customer: Customer };
type SignUpChange = Partial<
  Pick<
    UserState,
    'companyType' | 'signUpData' | 'customers' | 'signUpError' | 'googleUserDetails' | 'type' | PlaceLevel
  >
>;

/** Step two of sign-up answers a customer too, before there is a session for it to belong to. */
function keepCustomer(state: UserState, { payload }: PayloadAction<Customer | null>) {
  if (!payload || state.token === null) return;
  state.account ||= accountOf(state.user ?? payload);
  state.user = payload;
}

const { getCustomer, verifyOtp, updateCustomer, loginWithProvider, registerWithProvider, disconnectProvider } =
  accountApi.endpoints;
const { getNotifications, getNotificationPages } = notificationsApi.endpoints;

const LEVELS: PlaceLevel[] = ['region', 'province', 'city', 'barangay'];

const slice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SignIn>) => {
      state.user = payload.customer;
      state.account = accountOf(payload.customer);
      state.token = payload.access;
      state.refreshToken = payload.refresh ?? null;
      state.sessionEpoch += 1;
      state.isSessionExpired = false;
    },
    /** Another tab signed in: its session is this tab's too. */
    sessionAdopted: (_state, { payload }: PayloadAction<{ user: UserState; booking: BookingState }>) => ({
      ...payload.user,
      isSessionExpired: false,
      isLeaving: false,
    }),
    tokenRefreshed: {
      reducer: (state, { payload }: PayloadAction<{ access: string; refresh: string | null }>) => {
        state.token = payload.access;
        state.refreshToken = payload.refresh ?? state.refreshToken;
      },
      /** A refresh token comes along where the server rotates it. */
      prepare: (access: string, refresh: string | null = null) => ({ payload: { access, refresh } }),
    },
    logoutBegun: (state) => {
      state.isLeaving = true;
    },
    loggedOut: {
      reducer: (state, { payload }: PayloadAction<number | undefined>) =>
        signedOut(state, payload ?? state.sessionEpoch + 1),
      /** With the epoch of another tab that ended the session, or none where this one does. */
      prepare: (sessionEpoch?: number) => ({ payload: sessionEpoch }),
    },
    sessionLost: (state) => ({ ...signedOut(state, state.sessionEpoch + 1), isSessionExpired: true }),
    rememberMeChanged: (state, { payload }: PayloadAction<UserState['rememberMeData']>) => {
      state.rememberMeData = payload;
    },
    /** What was chosen last in a picker that has no draft of its own in this record, as sign-up has. */
    placesPicked: (
      state,
      { payload }: PayloadAction<{ picker: '2' | 'O'; places: Record<PlaceLevel, PlaceRef | null> }>,
    ) => {
      for (const level of LEVELS) state[`${level}${payload.picker}`] = payload.places[level];
    },
    addressSelected: (state, { payload }: PayloadAction<Id | null>) => {
      state.selectedAdd = payload;
    },
    signUpChanged: (state, { payload }: PayloadAction<SignUpChange>) => ({ ...state, ...payload }),
    /** Nothing of what was typed stays behind; who signed up is kept until the first sign-in has met its prompt. */
    signUpDone: (state, { payload }: PayloadAction<RegisteredCustomer>) => ({
      ...state,
      ...emptySignUp,
      customers: [...state.customers.filter(({ id }) => id !== payload.id), payload],
    }),
    profileTyped: (state, { payload }: PayloadAction<ProfileDraft | null>) => {
      state.profileDraft = payload;
    },
    signUpDiscarded: (state) => ({ ...state, ...emptySignUp }),
    /** The profile prompt was seen: it is shown once. */
    profilePromptSeen: (state, { payload }: PayloadAction<Id>) => {
      state.customers = state.customers.filter(({ id }) => String(id) !== String(payload));
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(
        isAnyOf(getCustomer.matchFulfilled, verifyOtp.matchFulfilled, updateCustomer.matchFulfilled),
        keepCustomer,
      )
      .addMatcher(
        isAnyOf(loginWithProvider.matchFulfilled, registerWithProvider.matchFulfilled),
        (state, { payload, meta }) => {
          const { provider } = meta.arg.originalArgs;
          state.linkedProviders[provider] = true;
          if (provider !== 'google-oauth2') return;
          const { email, user_profile } = payload.customer.user;
          const { first_name, last_name } = user_profile;
          state.googleUserDetails = { email, first_name, last_name };
        },
      )
      .addMatcher(disconnectProvider.matchFulfilled, (state, { meta }) => {
        state.linkedProviders[meta.arg.originalArgs] = false;
      })
      .addMatcher(getNotifications.matchFulfilled, (state, { payload }) => {
        state.countNotif = payload.unread_count ?? state.countNotif;
      })
      .addMatcher(getNotificationPages.matchFulfilled, (state, { payload: { pages } }) => {
        state.countNotif = pages.at(-1)?.unread_count ?? state.countNotif;
      }),
});

export const {
  signedIn,
  sessionAdopted,
  tokenRefreshed,
  logoutBegun,
  loggedOut,
  sessionLost,
  rememberMeChanged,
  placesPicked,
  addressSelected,
  signUpChanged,
  signUpDone,
  signUpDiscarded,
  profileTyped,
  profilePromptSeen,
} = slice.actions;
export const userReducer = slice.reducer;

export type WithUser = { user: UserState };

export const isCorporate = (customer: Pick<Customer, 'customer_type'> | null) =>
  /corporate/i.test(customer?.customer_type ?? '');

/** The account key that a session has: pinned at sign-in, or derived from a record that storage kept without one. */
const getSessionAccount = ({ account, user }: Pick<UserState, 'account' | 'user'>) =>
  account || (user ? accountOf(user) : VISITOR);

/** Returns whether two sessions are known to belong to different customers. */
export function areOtherCustomers(one: UserState, other: UserState): boolean {
  const accounts = [one, other].map(getSessionAccount);
  return !accounts.includes(VISITOR) && accounts[0] !== accounts[1];
}

/** The token decides, never a flag that storage could hold, such as `isLogin`. */
export const selectIsSignedIn = ({ user }: WithUser) => isUsableToken(user.token);
export const selectIsSessionExpired = ({ user }: WithUser) => user.isSessionExpired;
export const selectCustomer = ({ user }: WithUser) => user.user;
export const selectProfile = ({ user }: WithUser) => user.user?.user.user_profile ?? null;
export const selectIsCorporate = ({ user }: WithUser) => isCorporate(user.user);
export const selectAccountKey = ({ user }: WithUser) => getSessionAccount(user);
export const selectRememberMe = ({ user }: WithUser) => user.rememberMeData;
export const selectLinkedProviders = ({ user }: WithUser) => user.linkedProviders;
export const selectNotificationCount = ({ user }: WithUser) => user.countNotif;
/** Notification and message calls are skipped without a real token (spec section 4). */
export const selectCanReadMessages = (state: WithUser) => selectIsSignedIn(state);

/**
 * Whether a customer who registered in this browser has signed in with details on record: the profile prompt is due
 * (spec section 4, docs/decisions/012).
 */
export function selectIsProfilePromptDue({ user }: WithUser) {
  const { user: customer, token, customers } = user;
  if (token === null || !customer || !customers.some(({ id }) => String(id) === String(customer.id))) return false;
  const hasProfile = customer.user.user_profile.first_name.trim() !== '';
  return hasProfile && (!isCorporate(customer) || Boolean(customer.company?.company_name));
}

/** Where an unverified customer goes; null once e-mail and mobile are verified (README, Verification link). */
export function selectVerificationPath(state: WithUser) {
  const profile = selectProfile(state);
  if (!profile || (profile.is_email_verified && profile.is_mobile_verified)) return null;
  return profile.is_email_verified ? PATHS.verifySms : PATHS.verifyEmail;
}
