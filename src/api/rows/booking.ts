import * as v from 'valibot';
import { flag, id, listOf, orNull, text, type SchemaOf } from '@/lib/schema';
import type {
  Appointment,
  Booking,
  BookingRoute,
  Driver,
  Item,
  Position,
  Price,
  Proof,
  PublicAppointment,
  PublicBooking,
  PublicRoute,
  PublicStop,
  Quote,
  Rate,
  RateLine,
  RatingEntry,
  ScheduleSlot,
  Stop,
  TimelineEntry,
} from '../wire';
import { amount, maybeNumber, maybeText, number, optionalNumber, optionalText, requiredText } from './fields';
import { place, vehicleType } from './reference';

const NOBODY = { account_number: '', first_name: '', last_name: '' };

const profile = v.looseObject({ account_number: text, first_name: text, last_name: text, profile_image: optionalText });

/** A driver or a customer in a chat; without a name where the server sent none. */
export const person = v.fallback(v.looseObject({ user_profile: v.fallback(profile, NOBODY) }), {
  user_profile: NOBODY,
});

const position: SchemaOf<Position> = v.looseObject({
  lat: v.number(),
  lng: v.number(),
  heading: maybeNumber,
  recorded_at: text,
});

const driver: SchemaOf<Driver> = v.looseObject({
  user: person,
  plate_number: optionalText,
  mobile: optionalText,
  rating: optionalNumber,
  position: v.optional(orNull(position)),
});

const proof: SchemaOf<Proof> = v.looseObject({
  photo: maybeText,
  signature: maybeText,
  received_by: maybeText,
  at: text,
});

const timelineEntry: SchemaOf<TimelineEntry> = v.looseObject({
  status: requiredText,
  at: text,
  note: optionalText,
  lat: optionalNumber,
  lng: optionalNumber,
  proof: v.optional(orNull(proof)),
});

const appointment: SchemaOf<Appointment> = v.looseObject({
  id: v.fallback(id, ''),
  driver: orNull(driver),
  status: requiredText,
  timeline: listOf(timelineEntry),
  proof: orNull(proof),
  eta_at: optionalText,
  distance_left_km: optionalNumber,
});

const orNoId = v.fallback(id, '');

const item: SchemaOf<Item> = v.looseObject({
  type: orNoId,
  category: orNoId,
  subcategory: orNull(id),
  uom: orNoId,
  quantity: amount,
  weight_kg: amount,
  declared_value: optionalNumber,
  description: optionalText,
});

/** A place of a stop: its id, or the place itself in its stead (domain/places/sentPlaces). */
const stopPlace = orNull(v.union([id, place])) as SchemaOf<Stop['region']>;

const places = v.looseObject({
  region: orNull(place),
  province: orNull(place),
  city: orNull(place),
  barangay: orNull(place),
});

const stopKind = v.fallback(v.picklist(['pickup', 'dropoff']), 'dropoff');

const stop: SchemaOf<Stop> = v.looseObject({
  sequence: number,
  kind: stopKind,
  contact_name: text,
  contact_mobile: text,
  address_line: text,
  landmark: optionalText,
  region: stopPlace,
  province: stopPlace,
  city: stopPlace,
  barangay: stopPlace,
  lat: number,
  lng: number,
  notes: optionalText,
  items: listOf(item),
  place: v.fallback(v.optional(places), undefined),
});

/** Numbers stops by the order in which they were sent, where they have no number. */
const numberStops = <T extends { sequence: number }>(sent: T[]): T[] =>
  sent.map((one, index) => (Number.isNaN(one.sequence) ? { ...one, sequence: index } : one));

const stops = v.pipe(listOf(stop), v.transform(numberStops));

const route: SchemaOf<BookingRoute> = v.looseObject({
  id: orNoId,
  sequence: amount,
  stops,
  distance_km: number,
  duration_minutes: number,
  polyline: maybeText,
  booking_appointments: listOf(appointment),
});

const rateLine: SchemaOf<RateLine> = v.looseObject({ code: text, label: text, amount: v.number() });

const price: SchemaOf<Price> = v.looseObject({ breakdown: listOf(rateLine), discount: amount, total: v.number() });

const bookingType = v.fallback(v.picklist(['exclusive', 'shared']), 'exclusive');
const schedule = v.fallback(v.looseObject({ pickup_at: text }), { pickup_at: '' });

const report = v.looseObject({ reason: text, photo: maybeText, at: text });

export const booking: SchemaOf<Booking> = v.looseObject({
  id,
  booking_number: requiredText,
  booking_type: bookingType,
  status: text,
  date_created: text,
  schedule,
  total: number,
  payment_status: text,
  payment_method: maybeText,
  vehicle_type: orNull(vehicleType),
  booking_routes: listOf(route),
  rating: orNull(v.looseObject({ rating: v.number(), review: maybeText })),
  voucher_code: optionalText,
  cancellation: v.optional(orNull(v.looseObject({ fee: amount, refund: amount, until: maybeText }))),
  quote: v.optional(orNull(price)),
  charged: v.optional(orNull(price)),
  reports: v.optional(listOf(report)),
});

const publicStop: SchemaOf<PublicStop> = v.looseObject({
  sequence: number,
  kind: stopKind,
  city: stopPlace as SchemaOf<PublicStop['city']>,
  barangay: stopPlace as SchemaOf<PublicStop['barangay']>,
  items: v.optional(listOf(item)),
});

/** `has_proof` stays absent where a server sends its customer's booking, masked: the proof itself tells then. */
const publicAppointment = v.looseObject({
  status: requiredText,
  timeline: listOf(timelineEntry),
  has_proof: v.fallback(v.optional(v.boolean()), undefined),
  position: v.optional(orNull(position)),
  eta_at: optionalText,
  driver: v.optional(orNull(v.looseObject({ position: v.optional(orNull(position)) }))),
}) as SchemaOf<PublicAppointment>;

const publicRoute: SchemaOf<PublicRoute> = v.looseObject({
  sequence: amount,
  stops: v.pipe(listOf(publicStop), v.transform(numberStops)),
  booking_appointments: listOf(publicAppointment),
});

/** `items` stays absent where a server lists the goods of each stop instead. */
export const publicBooking = v.looseObject({
  booking_number: requiredText,
  booking_type: bookingType,
  status: text,
  date_created: text,
  schedule,
  vehicle_type: orNull(v.looseObject({ name: text })),
  items: v.fallback(v.optional(v.looseObject({ count: v.number(), weight_kg: amount })), undefined),
  booking_routes: listOf(publicRoute),
}) as SchemaOf<PublicBooking>;

/** The vehicle type of a rate: whole, or its id or name, which `resolveVehicles` looks up. */
const namedVehicle = v.union([
  vehicleType,
  v.pipe(
    id,
    v.transform((reference) => v.parse(vehicleType, { id: reference, name: String(reference) })),
  ),
]);

export const rate: SchemaOf<Rate> = v.looseObject({
  id,
  vehicle_type: orNull(namedVehicle),
  driver: orNull(driver),
  eta_minutes: number,
  distance_km: number,
  duration_minutes: v.fallback(v.optional(v.number()), undefined),
  breakdown: listOf(rateLine),
  discount: amount,
  total: v.number(),
  currency: v.fallback(v.string(), 'PHP'),
});

export const quote: SchemaOf<Quote> = v.looseObject({
  id,
  distance_km: number,
  duration_minutes: number,
  rates: v.pipe(v.array(v.unknown()), listOf(rate)),
});

export const scheduleSlot: SchemaOf<ScheduleSlot> = v.looseObject({
  pickup_at: requiredText,
  available: flag,
  surcharge: amount,
});

export const ratingEntry: SchemaOf<RatingEntry> = v.looseObject({
  booking_number: requiredText,
  rating: v.number(),
  review: maybeText,
  date_created: text,
});
