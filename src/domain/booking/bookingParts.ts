import type { Id, RateLine } from '@/api/wire';
import type { BookingMode } from '@/config/paths';
import type { KeyedIntent } from '@/utils/idempotency';
import type { DeliveryDraft } from '../draft/draft';

/** A price in pesos and what it was made of. */
export type PriceEstimate = { total: number; discount: number; breakdown: RateLine[] };

/** What was typed for a booking, for as long as it can be changed: until it is paid. */
export type BookedForm = {
  draft: DeliveryDraft;
  /** `draftFingerprint` of what was booked. */
  booked: string;
};

/** The booking that was placed or opened last, for the review, the live detail and the chat with its driver. */
export type ExclusiveBooking = {
  bookingId: string;
  bookingNumber: string;
  mode: BookingMode;
  /** What the form showed when it was booked; null where nothing was shown. */
  estimate: PriceEstimate | null;
  chosenRateId: Id | null;
  /** Vehicle and driver of that rate: the server's next offers have ids of their own. */
  chosenOffer: string;
  /** What is paid with, as `PendingPayment.method`. */
  method: Id | null;
  /** Chosen at the review, empty where it was taken off; null where the booking's own counts. */
  voucherCode: string | null;
  /** Empty while no driver is assigned. */
  driverAccountNumber: string;
  /** Absent where it was not booked here. */
  form?: BookedForm;
  /** The unpaid bookings that this one took the place of, each until it is cancelled. */
  replaces?: { id: string; number: string }[];
};

/** What is chosen at the review, and outlives a reload and the bank's page. */
export type ReviewChoices = Pick<ExclusiveBooking, 'chosenRateId' | 'chosenOffer' | 'method' | 'voucherCode'>;

/** A payment whose outcome is not known yet: it outlives a redirect, a reload and a lost answer. */
export type PendingPayment = {
  bookingId: string;
  rateId: Id;
  /** Id of the payment method, 'credit' or 'cash'. */
  method: Id;
  /** Pesos. */
  amount: number;
  voucherCode: string;
  idempotencyKey: string;
  /** ISO time. */
  startedAt: string;
};

/** A top-up whose outcome is not known yet: it outlives the bank's page, a reload and a lost answer. */
export type PendingTopUp = {
  /** Pesos. */
  amount: number;
  method: Id;
  idempotencyKey: string;
  /** The transactions that were there before, to tell the new one by. */
  knownIds: string[];
  /** Of its transaction; empty while no answer has named it. */
  reference: string;
};

/** A credit payment whose outcome is not known yet: it outlives the form, a reload and a lost answer. */
export type PendingCredit = KeyedIntent & {
  /** Pesos. */
  amount: number;
  /** Of the cheque that was handed in; empty where a card or an e-wallet pays. */
  chequeNumber: string;
  knownIds: string[];
};

/** A credit request that is not decided yet: the server lists none, so the browser keeps it. */
export type SentCreditRequest = {
  /** Pesos: the requested limit, and the limit at that time. A changed limit is the decision. */
  amount: number;
  limit: number;
  termsDays: number;
  /** ISO time. */
  sentAt: string;
};

/** A price that was asked for in this browser. */
export type QuickQuote = {
  id: string;
  /** ISO time. */
  quotedAt: string;
  mode: BookingMode;
  /** Pesos. */
  total: number;
  vehicleName: string;
  distanceKm: number;
  draft: DeliveryDraft;
};
