import type { Id, RateLine } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '../draft/draft';

/** A price in pesos and its breakdown. */
export type PriceEstimate = { total: number; discount: number; breakdown: RateLine[] };

/** The form behind a booking, kept until the booking is paid and can no longer be changed. */
export type BookedForm = {
  draft: DeliveryDraft;
  /** `getFingerprint` of the booked draft. */
  booked: string;
};

/** An edited draft: of a new delivery, or of the unpaid booking that `change` names. */
export type SavedDraft = {
  account: string;
  draft: DeliveryDraft;
  change?: { bookingId: string } & Pick<BookedForm, 'booked'>;
};

/** The most recently placed or opened booking, for the review, the live detail and the driver chat. */
export type ExclusiveBooking = {
  bookingId: string;
  bookingNumber: string;
  mode: BookingMode;
  /** The estimate at the time of booking; null if none was shown. */
  estimate: PriceEstimate | null;
  chosenRateId: Id | null;
  /** Vehicle and driver of that rate: the same offer gets a new id in the server's next response. */
  chosenOffer: string;
  /** Payment method, as in `PendingPayment.method`. */
  method: Id | null;
  /** Method that the customer left to verify, add or top up; it is chosen once it can pay. */
  wantedMethod?: Id;
  /** Chosen at the review; '' if the customer removed it, null to use the booking's own voucher. */
  voucherCode: string | null;
  /** Empty while no driver is assigned. */
  driverAccountNumber: string;
  /** Absent for a booking made in another browser. */
  form?: BookedForm;
  /** Unpaid bookings that this one replaces; each stays listed until it is cancelled. */
  replaces?: { id: string; number: string }[];
};

/** Choices of the review page. They survive a reload and the bank's page. */
export type ReviewChoices = Pick<
  ExclusiveBooking,
  'chosenRateId' | 'chosenOffer' | 'method' | 'wantedMethod' | 'voucherCode'
>;

/** A payment with an unknown outcome. It survives a redirect, a reload and a lost response. */
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

/** A top-up with an unknown outcome. It survives the bank's page, a reload and a lost response. */
export type PendingTopUp = {
  /** Pesos. */
  amount: number;
  method: Id;
  idempotencyKey: string;
  /** Transactions listed before the top-up: a later one with another id is the new one. */
  knownIds: string[];
  /** Reference of its transaction; empty until a response names it. */
  reference: string;
  /** Booking page that the customer left to top up; null without one. */
  next: string | null;
  /** True once a look-up has not found it. It can be sent again, with its key. */
  isNotFound: boolean;
  /** ISO time. */
  startedAt: string;
};

/** A credit payment with an unknown outcome. It survives the form, a reload and a lost response. */
export type PendingCredit = {
  /** The payment as JSON, without its idempotency key. */
  intent: string;
  idempotencyKey: string;
  /** Pesos. */
  amount: number;
  /** Empty for a payment by card or e-wallet. */
  chequeNumber: string;
  /** Transactions listed before the payment. */
  knownIds: string[];
  /** True once a look-up has not found it. It can be sent again, with its key. */
  isNotFound: boolean;
  /** ISO time. */
  startedAt: string;
};

/** An undecided credit request. The server lists none, so the browser stores it. */
export type SentCreditRequest = {
  /** Pesos: the requested limit, and the limit at that time. A changed limit means that it was decided. */
  amount: number;
  limit: number;
  termsDays: number;
  /** ISO time. */
  sentAt: string;
};

/** A quotation made in this browser. */
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
