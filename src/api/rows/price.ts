import * as v from 'valibot';
import {
  amountOrZero,
  flag,
  id,
  listOf,
  number,
  orNull,
  readRows,
  requiredText,
  text,
  type SchemaOf,
} from '@/lib/schema';
import type { Price, Quote, Rate, RateLine, ScheduleSlot } from '../wire';
import { vehicleType } from './reference';
import { driver } from './route';

const rateLine: SchemaOf<RateLine> = v.looseObject({ code: text, label: text, amount: v.number() });

export const price: SchemaOf<Price> = v.looseObject({
  breakdown: listOf(rateLine),
  discount: amountOrZero,
  total: v.number(),
});

/** Vehicle type of a rate: complete, or its id or name, which `resolveVehicles` replaces. */
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
  discount: amountOrZero,
  total: v.number(),
  currency: v.fallback(v.string(), 'PHP'),
});

export const quote: SchemaOf<Quote> = v.looseObject({
  id,
  distance_km: number,
  duration_minutes: number,
  rates: v.pipe(
    v.array(v.unknown()),
    v.check((rates) => readRows(rate, rates) !== null),
    listOf(rate),
  ),
});

export const scheduleSlot: SchemaOf<ScheduleSlot> = v.looseObject({
  pickup_at: requiredText,
  available: flag,
  surcharge: amountOrZero,
});
