import * as v from 'valibot';
import type { AppointmentStatus } from '@/config/statuses';
import {
  amountOrZero,
  id,
  listOf,
  nullableNumber,
  nullableText,
  number,
  optionalNumber,
  optionalText,
  orNull,
  requiredStatusOf,
  text,
  type SchemaOf,
} from '@/lib/schema';
import type { Appointment, BookingRoute, Driver, Item, Position, Proof, Stop, TimelineEntry } from '../wire';
import { place } from './reference';

const UNKNOWN_PERSON = { account_number: '', first_name: '', last_name: '' };

const profile = v.looseObject({ account_number: text, first_name: text, last_name: text, profile_image: optionalText });

/** Driver or customer; the name is empty if the server sends none. */
export const person = v.fallback(v.looseObject({ user_profile: v.fallback(profile, UNKNOWN_PERSON) }), {
  user_profile: UNKNOWN_PERSON,
});

export const position: SchemaOf<Position> = v.looseObject({
  lat: v.number(),
  lng: v.number(),
  heading: nullableNumber,
  recorded_at: text,
});

export const driver: SchemaOf<Driver> = v.looseObject({
  user: person,
  plate_number: optionalText,
  mobile: optionalText,
  rating: optionalNumber,
  position: v.optional(orNull(position)),
});

const proof: SchemaOf<Proof> = v.looseObject({
  photo: nullableText,
  signature: nullableText,
  received_by: nullableText,
  at: text,
});

export const timelineEntry: SchemaOf<TimelineEntry> = v.looseObject({
  status: requiredStatusOf<AppointmentStatus>(),
  at: text,
  note: optionalText,
  lat: optionalNumber,
  lng: optionalNumber,
  proof: v.optional(orNull(proof)),
});

const appointment: SchemaOf<Appointment> = v.looseObject({
  id: v.fallback(id, ''),
  driver: orNull(driver),
  status: requiredStatusOf<AppointmentStatus>(),
  timeline: listOf(timelineEntry),
  proof: orNull(proof),
  eta_at: optionalText,
  distance_left_km: optionalNumber,
});

const orNoId = v.fallback(id, '');

export const item: SchemaOf<Item> = v.looseObject({
  type: orNoId,
  category: orNoId,
  subcategory: orNull(id),
  uom: orNoId,
  quantity: amountOrZero,
  weight_kg: amountOrZero,
  declared_value: optionalNumber,
  description: optionalText,
});

/** Place of a stop: its id, or the place itself (domain/places/sentPlaces). */
export const stopPlace = orNull(v.union([id, place])) as SchemaOf<Stop['region']>;

const places = v.looseObject({
  region: orNull(place),
  province: orNull(place),
  city: orNull(place),
  barangay: orNull(place),
});

export const stopKind = v.fallback(v.picklist(['pickup', 'dropoff']), 'dropoff');

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

/** Numbers stops without a sequence by their order. */
export const numberStops = <T extends { sequence: number }>(sent: T[]): T[] =>
  sent.map((stop, index) => (Number.isNaN(stop.sequence) ? { ...stop, sequence: index } : stop));

const stops = v.pipe(listOf(stop), v.transform(numberStops));

export const bookingRoute: SchemaOf<BookingRoute> = v.looseObject({
  id: orNoId,
  sequence: amountOrZero,
  stops,
  distance_km: number,
  duration_minutes: number,
  polyline: nullableText,
  booking_appointments: listOf(appointment),
});
