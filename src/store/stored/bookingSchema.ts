import * as v from 'valibot';
import { BATCH_DROPOFFS_MAX, KNOWN_TRANSACTIONS_MAX, RECENT_SEARCHES_MAX } from '@/config/constants';
import { flag, id, listOf, nullableText, orNull, recordOf, storedAmount, text, transientField } from '@/lib/schema';
import {
  LOOKUP_ERRORS_MAX,
  PENDING_PAYMENTS_MAX,
  QUICK_QUOTES_MAX,
  RECENT_STOPS_MAX,
  VOUCHER_CODES_MAX,
  type BookingState,
} from '../bookingState';
import { WATCHED_BOOKINGS_MAX } from '../ratings';
import { VISITOR } from '../userState';
import { bookingMode, deliveryDraft, draftStop } from './draftSchema';

const quickQuote = v.object({
  id: v.string(),
  quotedAt: v.string(),
  mode: bookingMode,
  total: v.number(),
  vehicleName: text,
  distanceKm: storedAmount,
  draft: deliveryDraft,
});

const priceEstimate = v.object({
  total: v.number(),
  discount: v.number(),
  breakdown: v.array(v.object({ code: v.string(), label: v.string(), amount: v.number() })),
});

const batchEntry = v.object({
  draft: deliveryDraft,
  estimate: priceEstimate,
  vehicleName: text,
  jointVehicle: orNull(id),
  status: v.picklist(['waiting', 'sending', 'placed', 'failed']),
  message: text,
  bookingId: text,
  bookingNumber: text,
});

const bookingId = v.pipe(v.string(), v.nonEmpty());

export const bookingSchema: v.GenericSchema<unknown, BookingState> = v.object({
  account: v.fallback(v.pipe(v.string(), v.nonEmpty()), VISITOR),
  drafts: recordOf(deliveryDraft),
  quickQuotes: listOf(quickQuote, QUICK_QUOTES_MAX),
  recentStops: listOf(draftStop, RECENT_STOPS_MAX),
  exclusiveBooking: orNull(
    v.object({
      bookingId,
      bookingNumber: text,
      mode: bookingMode,
      estimate: orNull(priceEstimate),
      chosenRateId: orNull(id),
      chosenOffer: text,
      method: orNull(id),
      wantedMethod: v.fallback(v.optional(id), undefined),
      voucherCode: nullableText,
      driverAccountNumber: text,
      form: v.fallback(v.optional(v.object({ draft: deliveryDraft, booked: text })), undefined),
      replaces: v.fallback(v.optional(v.array(v.object({ id: bookingId, number: text }))), undefined),
    }),
  ),
  pendingPayments: listOf(
    v.object({
      bookingId,
      rateId: id,
      method: id,
      amount: v.number(),
      voucherCode: text,
      idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
      startedAt: text,
    }),
    PENDING_PAYMENTS_MAX,
  ),
  chosenDrivers: recordOf(v.string()),
  pendingTopUps: listOf(
    v.object({
      amount: v.number(),
      method: id,
      idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
      knownIds: listOf(v.string(), KNOWN_TRANSACTIONS_MAX),
      reference: text,
      next: nullableText,
      isNotFound: flag,
      startedAt: text,
    }),
    PENDING_PAYMENTS_MAX,
  ),
  pendingCredits: listOf(
    v.object({
      intent: text,
      idempotencyKey: v.pipe(v.string(), v.nonEmpty()),
      amount: v.number(),
      chequeNumber: text,
      knownIds: listOf(v.string(), KNOWN_TRANSACTIONS_MAX),
      isNotFound: flag,
      startedAt: text,
    }),
    PENDING_PAYMENTS_MAX,
  ),
  creditRequest: orNull(v.object({ amount: v.number(), limit: v.number(), termsDays: v.number(), sentAt: v.string() })),
  voucherCodes: listOf(v.pipe(v.string(), v.nonEmpty()), VOUCHER_CODES_MAX),
  recentSearches: listOf(v.pipe(v.string(), v.regex(/^\S{3,40}( \S{3,40}){0,9}$/)), RECENT_SEARCHES_MAX),
  lookupErrors: recordOf(listOf(v.object({ status: v.number(), message: v.string() }), LOOKUP_ERRORS_MAX)),
  ratings: v.fallback(
    v.object({
      watched: listOf(v.object({ bookingId, bookingNumber: bookingId, isAsked: flag }), WATCHED_BOOKINGS_MAX),
      due: v.fallback(v.null(), null),
      open: v.fallback(v.null(), null),
    }),
    { watched: [], due: null, open: null },
  ),
  batch: listOf(batchEntry, BATCH_DROPOFFS_MAX),
  batchList: text,
  isDraftReady: transientField(true),
});
