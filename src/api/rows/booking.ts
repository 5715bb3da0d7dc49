import * as v from 'valibot';
import type { AppointmentStatus, BookingStatus, PaymentStatus } from '@/config/statuses';
import {
  amountOrZero,
  id,
  listOf,
  nullableText,
  number,
  optionalNumber,
  optionalText,
  orNull,
  requiredStatusOf,
  requiredText,
  statusOf,
  text,
  type SchemaOf,
} from '@/lib/schema';
import type { Booking, PublicAppointment, PublicBooking, PublicRoute, PublicStop, RatingEntry } from '../wire';
import { price } from './price';
import { vehicleType } from './reference';
import { bookingRoute, item, numberStops, position, stopKind, stopPlace, timelineEntry } from './route';

const bookingType = v.fallback(v.picklist(['exclusive', 'shared']), 'exclusive');
const schedule = v.fallback(v.looseObject({ pickup_at: text }), { pickup_at: '' });

const report = v.looseObject({ reason: text, photo: nullableText, at: text });

export const booking: SchemaOf<Booking> = v.looseObject({
  id,
  booking_number: requiredText,
  booking_type: bookingType,
  status: statusOf<BookingStatus>(),
  date_created: text,
  schedule,
  total: number,
  payment_status: statusOf<PaymentStatus>(),
  payment_method: nullableText,
  vehicle_type: orNull(vehicleType),
  booking_routes: listOf(bookingRoute),
  rating: orNull(v.looseObject({ rating: v.number(), review: nullableText })),
  voucher_code: optionalText,
  cancellation: v.optional(orNull(v.looseObject({ fee: amountOrZero, refund: amountOrZero, until: nullableText }))),
  quote: v.optional(orNull(price)),
  charged: v.optional(orNull(price)),
  reports: v.optional(listOf(report)),
});

const publicStop: SchemaOf<PublicStop> = v.looseObject({
  sequence: number,
  kind: stopKind,
  city: stopPlace as SchemaOf<PublicStop['city']>,
  barangay: stopPlace as SchemaOf<PublicStop['barangay']>,
  cash_on_delivery: v.fallback(v.optional(v.number()), undefined),
  items: v.optional(listOf(item)),
});

const publicDriver = v.looseObject({
  first_name: v.fallback(v.optional(v.string()), undefined),
  plate_number: optionalText,
  rating: optionalNumber,
  position: v.optional(orNull(position)),
});

/** `has_proof` is absent if a server sends the masked customer booking, which has the proof itself. */
const publicAppointment = v.looseObject({
  status: requiredStatusOf<AppointmentStatus>(),
  timeline: listOf(timelineEntry),
  has_proof: v.fallback(v.optional(v.boolean()), undefined),
  position: v.optional(orNull(position)),
  eta_at: optionalText,
  driver: v.optional(orNull(publicDriver)),
}) as SchemaOf<PublicAppointment>;

const publicRoute: SchemaOf<PublicRoute> = v.looseObject({
  sequence: amountOrZero,
  stops: v.pipe(listOf(publicStop), v.transform(numberStops)),
  booking_appointments: listOf(publicAppointment),
});

/** `items` is absent if a server lists the goods by stop. */
export const publicBooking = v.looseObject({
  booking_number: requiredText,
  booking_type: bookingType,
  status: statusOf<BookingStatus>(),
  date_created: text,
  schedule,
  vehicle_type: orNull(v.looseObject({ name: text })),
  items: v.fallback(v.optional(v.looseObject({ count: v.number(), weight_kg: amountOrZero })), undefined),
  booking_routes: listOf(publicRoute),
}) as SchemaOf<PublicBooking>;

export const ratingEntry: SchemaOf<RatingEntry> = v.looseObject({
  booking_number: requiredText,
  rating: v.number(),
  review: nullableText,
  date_created: text,
});
