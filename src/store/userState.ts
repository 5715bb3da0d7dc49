import type { Address, Customer, Id, Provider } from '@/api/wire';
import type { PlaceRef } from '@/domain/draft/draft';
import type { ApiError } from '@/lib/http/error';

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
export type StoredError = Pick<ApiError, 'status' | 'message'>;

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
  signUpError: StoredError | null;
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
