import * as v from 'valibot';
import { DROPOFFS_MAX } from '@/config/constants';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import { flag, listOf, nullableNumber, orNull, text } from '@/lib/schema';

export const placeRef = v.object({ id: v.string(), name: v.string() });

export const draftStop: v.GenericSchema<unknown, DraftStop> = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  contact_name: text,
  contact_mobile: text,
  address_line: text,
  landmark: text,
  region: orNull(placeRef),
  province: orNull(placeRef),
  city: orNull(placeRef),
  barangay: orNull(placeRef),
  lat: nullableNumber,
  lng: nullableNumber,
  is_pin_approximate: flag,
  cod_amount: nullableNumber,
  notes: text,
});

const draftItem = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  stop: v.string(),
  type: text,
  category: text,
  subcategory: text,
  uom: text,
  quantity: nullableNumber,
  weight_kg: nullableNumber,
  length_cm: nullableNumber,
  width_cm: nullableNumber,
  height_cm: nullableNumber,
  declared_value: nullableNumber,
  description: text,
  is_fragile: flag,
  is_perishable: flag,
});

const ITEMS_MAX = 500;
export const bookingMode = v.picklist(['exclusive', 'shared']);

/** Requires readable stops and mode; every other field of a draft falls back to its default. */
export const deliveryDraft: v.GenericSchema<unknown, DeliveryDraft> = v.object({
  mode: bookingMode,
  stops: v.pipe(v.array(draftStop), v.minLength(2), v.maxLength(DROPOFFS_MAX + 1)),
  items: listOf(draftItem, ITEMS_MAX),
  schedule: v.fallback(v.object({ when: v.picklist(['now', 'later']), date: text, pickup_at: text }), {
    when: 'now',
    date: '',
    pickup_at: '',
  }),
  vehicle_type: text,
  services: listOf(v.string(), 100),
  voucher_code: text,
  notes: text,
  has_no_prohibited_goods: flag,
  intent: v.fallback(
    v.optional(v.object({ key: v.string(), fingerprint: v.string(), pickup_at: v.string() })),
    undefined,
  ),
  prefilled_pickup: v.fallback(v.optional(v.string()), undefined),
  is_wanted: v.fallback(v.optional(v.boolean()), undefined),
  saved_at: text,
});
