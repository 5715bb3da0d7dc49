import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/account';
import { notificationsApi } from '@/api/notifications';
import type { Address, Customer, Id, Provider } from '@/api/wire';
import { PATHS } from '@/config/paths';
import type { PlaceRef } from '@/domain/draft/draft';
import type { ApiError } from '@/lib/http/error';
import { isUsableToken } from '@/lib/http/token';
import type { BookingState } from './booking';

/** The account key of a visitor. */
export const VISITOR = 'visitor';

/** Account key of a customer who signs in: the record's id, or the username where a server sends no id. */
export const accountOf = ({ id, user }: Customer) => String(id) || user.username;

export type PlaceLevel = 'region' | 'province' | 'city' | 'barangay';
/** The address pickers of spec section 3: of sign-up, of a saved address, and of a stop that is entered by hand. */
type PlacePicker = '' | '2' | 'O';
type PickedPlaces = Record<`${PlaceLevel}${PlacePicker}`, PlaceRef | null>;

/** A record that was registered in this browser and has not signed in yet. */
export type RegisteredCustomer = { id: Id; username: string; hasDetails: boolean };
/** A sign-up under way: what was typed, never a password, and the id once step one is done. */
export type SignUpData = { id: Id | null; details: Record<string, string> };
/** A profile that is being edited: the texts that were changed, and of whose record. */
export type ProfileDraft = { id: Id; texts: Record<string, string> };
export type GoogleUserDetails = { email: string; first_name: string; last_name: string };
/** All that is kept of an error (README, Errors that are kept). */
export type KeptError = Pick<ApiError, 'status' | 'message'>;

/** Spec section 3, client-side user store; its field names are the customer's. */
export type UserState = PickedPlaces & {
  user: Customer | null;
  /**
   * The account key of the session: the customer's id at sign-in, empty while unknown. A fresh record never changes it
   * (docs/decisions/001-session-identity.md).
   */
  account: string;
  token: string | null;
  refreshToken: string | null;
  /** `password` is ciphertext alone (README, Remember me and drafts). */
  rememberMeData: { username: string; password: string };
  companyType: PlaceRef | null;
  selectedAdd: Address['id'] | null;
  signUpData: SignUpData | null;
  customers: RegisteredCustomer[];
  signUpError: KeptError | null;
  profileDraft: ProfileDraft | null;
  /** What this session learned of linked providers (docs/decisions/073); no entry means unknown. */
  linkedProviders: Partial<Record<Provider, boolean>>;
  googleUserDetails: GoogleUserDetails | null;
  countNotif: number;
  type: '' | 'individual' | 'corporate';
  /** Counts sign-ins and sign-outs over all tabs: the higher number is the newer truth. */
  sessionEpoch: number;
  /** Between the failed refresh and the Ok of its dialog; not persisted. */
  isSessionExpired: boolean;
  /** Between the click on Logout and the reset, while storage is empty already; not persisted. */
  isLeaving: boolean;
};

export const TRANSIENT_USER_FIELDS = ['isSessionExpired', 'isLeaving'] as const satisfies (keyof UserState)[];

export const initialUser: UserState = {
  user: null,
  account: '',
  token: null,
  refreshToken: null,
  rememberMeData: { username: '', password: '' },
  region: null,
  province: null,
  city: null,
  barangay: null,
  region2: null,
  province2: null,
  city2: null,
  barangay2: null,
  regionO: null,
  provinceO: null,
  cityO: null,
  barangayO: null,
  companyType: null,
  selectedAdd: null,
  signUpData: null,
  customers: [],
  signUpError: null,
  profileDraft: null,
  linkedProviders: {},
  googleUserDetails: null,
  countNotif: 0,
  type: '',
  sessionEpoch: 0,
  isSessionExpired: false,
  isLeaving: false,
};

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
