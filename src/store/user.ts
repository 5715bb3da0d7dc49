import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/account';
import { notificationsApi } from '@/api/notifications';
import type { Customer, Id } from '@/api/wire';
import { PATHS } from '@/config/paths';
import { PLACE_LEVELS, type PlaceLevel } from '@/config/placeLevels';
import { isCorporate } from '@/domain/account/customerType';
import type { PlaceRef } from '@/domain/draft/draft';
import { isUsableToken } from '@/lib/http/session';
import { SOCIAL_PROVIDERS } from '@/lib/social/providers';
import type { BookingState } from './bookingState';
import {
  VISITOR,
  getAccountKey,
  initialUser,
  type ProfileDraft,
  type RegisteredCustomer,
  type UserState,
} from './userState';

/** Returns the state after a session: only the remembered sign-in survives (docs/decisions/0099). */
const toSignedOut = (state: UserState, sessionEpoch: number): UserState => ({
  ...initialUser,
  rememberMeData: state.rememberMeData,
  sessionEpoch,
});

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

/** Adopts the server's list of linked providers, if it sends one (docs/decisions/0132). */
function learnProviders(state: UserState, { linked_providers: linked }: Customer) {
  if (!linked) return;
  for (const provider of SOCIAL_PROVIDERS) state.linkedProviders[provider] = linked.includes(provider);
}

/** Stores the customer of a response. Step two of sign-up returns one too, before there is a session. */
function keepCustomer(state: UserState, { payload }: PayloadAction<Customer | null>) {
  if (!payload || state.token === null) return;
  state.account ||= getAccountKey(state.user ?? payload);
  state.user = payload;
  learnProviders(state, payload);
}

const { getCustomer, verifyOtp, updateCustomer, loginWithProvider, registerWithProvider, disconnectProvider } =
  accountApi.endpoints;
const { getNotifications, getNotificationPages } = notificationsApi.endpoints;

const slice = createSlice({
  name: 'user',
  initialState: initialUser,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SignIn>) => {
      state.user = payload.customer;
      state.account = getAccountKey(payload.customer);
      state.token = payload.access;
      state.refreshToken = payload.refresh ?? null;
      state.sessionEpoch += 1;
      state.isSessionExpired = false;
      learnProviders(state, payload.customer);
    },
    /** Another tab signed in, and this tab takes over its session. */
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
      /** `refresh` is set if the server rotates the refresh token. */
      prepare: (access: string, refresh: string | null = null) => ({ payload: { access, refresh } }),
    },
    logoutBegun: (state) => {
      state.isLeaving = true;
    },
    loggedOut: {
      reducer: (state, { payload }: PayloadAction<number | undefined>) =>
        toSignedOut(state, payload ?? state.sessionEpoch + 1),
      /** `sessionEpoch` is set if another tab logged out. */
      prepare: (sessionEpoch?: number) => ({ payload: sessionEpoch }),
    },
    sessionLost: {
      reducer: (state, { payload }: PayloadAction<number | undefined>) => ({
        ...toSignedOut(state, payload ?? state.sessionEpoch + 1),
        isSessionExpired: true,
      }),
      /** `sessionEpoch` is set if the session expired in another tab. */
      prepare: (sessionEpoch?: number) => ({ payload: sessionEpoch }),
    },
    rememberMeChanged: (state, { payload }: PayloadAction<UserState['rememberMeData']>) => {
      state.rememberMeData = payload;
    },
    /** Places were chosen in a picker. Sign-up uses `signUpChanged` instead. */
    placesPicked: (
      state,
      { payload }: PayloadAction<{ picker: '2' | 'O'; places: Record<PlaceLevel, PlaceRef | null> }>,
    ) => {
      for (const level of PLACE_LEVELS) state[`${level}${payload.picker}`] = payload.places[level];
    },
    addressSelected: (state, { payload }: PayloadAction<Id | null>) => {
      state.selectedAdd = payload;
    },
    signUpChanged: (state, { payload }: PayloadAction<SignUpChange>) => ({ ...state, ...payload }),
    /** Clears the form. The new customer stays listed until their first sign-in has shown the profile prompt. */
    signUpDone: (state, { payload }: PayloadAction<RegisteredCustomer>) => ({
      ...state,
      ...emptySignUp,
      customers: [...state.customers.filter(({ id }) => id !== payload.id), payload],
    }),
    profileTyped: (state, { payload }: PayloadAction<ProfileDraft | null>) => {
      state.profileDraft = payload;
    },
    signUpDiscarded: (state) => ({ ...state, ...emptySignUp }),
    /** The profile prompt was shown, which happens once. */
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
          learnProviders(state, payload.customer);
          if (provider !== 'google-oauth2') return;
          const { email, user_profile } = payload.customer.user;
          const { first_name, last_name } = user_profile;
          state.googleUserDetails = { email, first_name, last_name };
        },
      )
      .addMatcher(disconnectProvider.matchFulfilled, (state, { payload, meta }) => {
        state.linkedProviders[meta.arg.originalArgs] = false;
        if (payload) learnProviders(state, payload);
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

export type StateWithUser = { user: UserState };

/** Returns the account key of a session: pinned at sign-in, or derived from a stored record without one. */
const getSessionAccount = ({ account, user }: Pick<UserState, 'account' | 'user'>) =>
  account || (user ? getAccountKey(user) : VISITOR);

/** Returns true if two sessions belong to different known customers. */
export function areOtherCustomers(a: UserState, b: UserState): boolean {
  const accounts = [a, b].map(getSessionAccount);
  return !accounts.includes(VISITOR) && accounts[0] !== accounts[1];
}

/** Returns true for a usable token, without which calls are skipped. Stored flags such as `isLogin` do not count. */
export const selectIsSignedIn = ({ user }: StateWithUser) => isUsableToken(user.token);
export const selectIsSessionExpired = ({ user }: StateWithUser) => user.isSessionExpired;
export const selectCustomer = ({ user }: StateWithUser) => user.user;
export const selectProfile = ({ user }: StateWithUser) => user.user?.user.user_profile ?? null;
export const selectIsCorporate = ({ user }: StateWithUser) => isCorporate(user.user);
export const selectAccountKey = ({ user }: StateWithUser) => getSessionAccount(user);
export const selectRememberMe = ({ user }: StateWithUser) => user.rememberMeData;
export const selectLinkedProviders = ({ user }: StateWithUser) => user.linkedProviders;
export const selectNotificationCount = ({ user }: StateWithUser) => user.countNotif;

/** Returns the verification page of a customer; null once email and mobile are verified (docs/spec-readings.md, reading 12). */
export function selectVerificationPath(state: StateWithUser) {
  const profile = selectProfile(state);
  if (!profile || (profile.is_email_verified && profile.is_mobile_verified)) return null;
  return profile.is_email_verified ? PATHS.verifySms : PATHS.verifyEmail;
}
