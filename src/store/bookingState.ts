import type { BatchEntry } from '@/domain/batch/batch';
import type {
  ExclusiveBooking,
  PendingCredit,
  PendingPayment,
  PendingTopUp,
  QuickQuote,
  SentCreditRequest,
} from '@/domain/booking/bookingParts';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import { initialRatings, type RatingsState } from './ratings';
import { VISITOR, type StoredError } from './userState';

export type BookingState = {
  /** Account key of the owner: a customer or the visitor. */
  account: string;
  drafts: Record<string, DeliveryDraft>;
  quickQuotes: QuickQuote[];
  recentStops: DraftStop[];
  exclusiveBooking: ExclusiveBooking | null;
  /** At most one per booking, newest last. */
  pendingPayments: PendingPayment[];
  /** Names of the requested drivers by booking id, newest last. The server names a driver only once one accepts. */
  chosenDrivers: Record<string, string>;
  /** At most one per amount and method, newest last. */
  pendingTopUps: PendingTopUp[];
  /** At most one per intent, newest last. */
  pendingCredits: PendingCredit[];
  creditRequest: SentCreditRequest | null;
  /** Voucher codes saved on this device. The server checks a code when it is used. */
  voucherCodes: string[];
  /** Track & Trace searches on this device, newest first: booking numbers separated by spaces. */
  recentSearches: string[];
  /** Failed lookups per list (spec section 8); no screen shows them. */
  lookupErrors: Record<string, StoredError[]>;
  ratings: RatingsState;
  /** Bookings of "Many deliveries" in their order; empty while there is no batch. */
  batch: BatchEntry[];
  /** List of drop-offs typed for "Many deliveries" and not placed yet. */
  batchList: string;
  /** False from sign-in until a sealed draft is restored; not persisted. */
  isDraftReady: boolean;
};

export const TRANSIENT_BOOKING_FIELDS = ['isDraftReady'] as const satisfies (keyof BookingState)[];

export const QUICK_QUOTES_MAX = 10;
export const RECENT_STOPS_MAX = 8;
export const VOUCHER_CODES_MAX = 20;
export const PENDING_PAYMENTS_MAX = 20;
export const CHOSEN_DRIVERS_MAX = 20;
export const LOOKUP_ERRORS_MAX = 20;

/** Returns true for the same address with the same contact: the list of recent stops has it once. */
export const isSameStop = (a: DraftStop, b: DraftStop): boolean =>
  a.address_line.trim().toLowerCase() === b.address_line.trim().toLowerCase() &&
  a.contact_mobile === b.contact_mobile &&
  a.barangay?.id === b.barangay?.id;

export const initialBooking: BookingState = {
  account: VISITOR,
  drafts: {},
  quickQuotes: [],
  recentStops: [],
  exclusiveBooking: null,
  pendingPayments: [],
  chosenDrivers: {},
  pendingTopUps: [],
  pendingCredits: [],
  creditRequest: null,
  voucherCodes: [],
  recentSearches: [],
  lookupErrors: {},
  ratings: initialRatings,
  batch: [],
  batchList: '',
  isDraftReady: true,
};
