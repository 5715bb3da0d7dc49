import type { Address, Customer, Id, Provider } from '@/api/wire';
import type { PlaceLevel } from '@/config/placeLevels';
import type { PlaceRef } from '@/domain/draft/draft';
import type { ApiError } from '@/lib/http/error';

/** Account key of a visitor. */
export const VISITOR = 'visitor';

/** Returns the account key of a customer: the record's id, or the username if the server sends no id. */
export const getAccountKey = ({ id, user }: Customer) => String(id) || user.username;

/** Address pickers of spec section 3: of sign-up (''), a saved address ('2') and a manually entered stop ('O'). */
type PlacePicker = '' | '2' | 'O';
type PickedPlaces = Record<`${PlaceLevel}${PlacePicker}`, PlaceRef | null>;

/** A customer who registered in this browser and has not signed in yet. */
export type RegisteredCustomer = { id: Id; username: string; hasDetails: boolean };
/** A sign-up in progress: form values without a password, and the id after step one. */
export type SignUpData = { id: Id | null; details: Record<string, string> };
/** A profile that is being edited: changed values by field, and the customer's id. */
export type ProfileDraft = { id: Id; texts: Record<string, string> };
export type GoogleUserDetails = { email: string; first_name: string; last_name: string };
/** The part of an error that is stored (docs/spec-readings.md, reading 9). */
export type StoredError = Pick<ApiError, 'status' | 'message'>;

/** Client-side user store, with the field names of spec section 3. */
export type UserState = PickedPlaces & {
  user: Customer | null;
  /**
   * Account key of the session: the customer's id at sign-in, '' while unknown. A refetched record never changes it
   * (docs/decisions/0001-session-identity.md).
   */
  account: string;
  token: string | null;
  refreshToken: string | null;
  /** `password` is encrypted (docs/decisions/0099). */
  rememberMeData: { username: string; password: string };
  companyType: PlaceRef | null;
  selectedAdd: Address['id'] | null;
  signUpData: SignUpData | null;
  customers: RegisteredCustomer[];
  signUpError: StoredError | null;
  profileDraft: ProfileDraft | null;
  /** Providers known to be linked or not (docs/decisions/0073); no entry means unknown. */
  linkedProviders: Partial<Record<Provider, boolean>>;
  googleUserDetails: GoogleUserDetails | null;
  countNotif: number;
  type: '' | 'individual' | 'corporate';
  /** Counts sign-ins and sign-outs over all tabs: the higher number is the newer session. */
  sessionEpoch: number;
  /** True from the failed refresh to the Ok of its dialog. Stored for the other tabs, but not restored. */
  isSessionExpired: boolean;
  /** True from the click on Logout to the reset, while storage is already empty; not persisted. */
  isLeaving: boolean;
};

export const TRANSIENT_USER_FIELDS = ['isLeaving'] as const satisfies (keyof UserState)[];

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
