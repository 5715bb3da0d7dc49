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
  /** Account key of the customer whom all of it belongs to, or the visitor's. */
  account: string;
  drafts: Record<string, DeliveryDraft>;
  quickQuotes: QuickQuote[];
  recentStops: DraftStop[];
  exclusiveBooking: ExclusiveBooking | null;
  pendingPayment: PendingPayment | null;
  /** Names of the drivers that were paid for, by booking id, newest last: no booking says them before one accepts. */
  chosenDrivers: Record<string, string>;
  pendingTopUp: PendingTopUp | null;
  pendingCredit: PendingCredit | null;
  creditRequest: SentCreditRequest | null;
  /** Voucher codes kept on this device, for the server to judge when one is used. */
  voucherCodes: string[];
  /** What was looked up in Track & Trace on this device, newest first: booking numbers with a space between. */
  recentSearches: string[];
  /** Failed lookups per list (spec section 8); nobody is shown them. */
  lookupErrors: Record<string, StoredError[]>;
  ratings: RatingsState;
  /** False from sign-in until a draft that was kept sealed is back; not persisted. */
  isDraftReady: boolean;
};

export const TRANSIENT_BOOKING_FIELDS = ['isDraftReady'] as const satisfies (keyof BookingState)[];

export const QUICK_QUOTES_MAX = 10;
export const RECENT_STOPS_MAX = 8;
export const VOUCHER_CODES_MAX = 20;

export const initialBooking: BookingState = {
  account: VISITOR,
  drafts: {},
  quickQuotes: [],
  recentStops: [],
  exclusiveBooking: null,
  pendingPayment: null,
  chosenDrivers: {},
  pendingTopUp: null,
  pendingCredit: null,
  creditRequest: null,
  voucherCodes: [],
  recentSearches: [],
  lookupErrors: {},
  ratings: initialRatings,
  isDraftReady: true,
};
