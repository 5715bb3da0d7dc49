import type { BookingRequest, Id, ItemInput, QuoteRequest, ScheduleRequest, StopInput } from '@/api/wire';
import { toManila } from '@/lib/dates';
import type { DeliveryDraft, DraftItem, DraftStop } from './draft';
import { CASH_ON_DELIVERY, withCashNote } from './draftServices';

/** Stands in `subcategory` of a draft whose category has none to choose from. */
export const NO_SUBCATEGORY = 'none';

const trimmed = (text: string) => text.trim();
const orNothing = (text: string) => (trimmed(text) === '' ? undefined : trimmed(text));

/**
 * What the driver should know of the goods, in one line: the wire has no field for size, fragile and perishable,
 * so they go along in words. Undefined when there is nothing to say.
 */
export function describeItem(item: DraftItem): string | undefined {
  const { length_cm: length, width_cm: width, height_cm: height } = item;
  const size = length && width && height ? `${length} x ${width} x ${height} cm each` : '';
  const words = [
    trimmed(item.description),
    size,
    item.is_fragile ? 'Fragile' : '',
    item.is_perishable ? 'Perishable' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? undefined : words.join('; ');
}

function toItem(item: DraftItem): ItemInput {
  return {
    type: item.type,
    category: item.category,
    subcategory: item.subcategory === NO_SUBCATEGORY ? null : item.subcategory,
    uom: item.uom,
    quantity: item.quantity ?? 0,
    weight_kg: item.weight_kg ?? 0,
    declared_value: item.declared_value ?? undefined,
    description: describeItem(item),
  };
}

function toStop(stop: DraftStop, index: number, { items, services }: DeliveryDraft): StopInput {
  const cash = index > 0 && services.includes(CASH_ON_DELIVERY) ? stop.cod_amount : null;
  return {
    sequence: index,
    kind: index === 0 ? 'pickup' : 'dropoff',
    contact_name: trimmed(stop.contact_name),
    contact_mobile: stop.contact_mobile,
    address_line: trimmed(stop.address_line),
    landmark: orNothing(stop.landmark),
    region: stop.region?.id ?? null,
    province: stop.province?.id ?? null,
    // a level that is not there has no id
    city: stop.city?.id || null,
    barangay: stop.barangay?.id || null,
    // A draft without coordinates is neither priced nor booked (draftRules).
    lat: stop.lat ?? 0,
    lng: stop.lng ?? 0,
    notes: orNothing(withCashNote(cash, stop.notes)),
    items: index === 0 ? [] : items.filter((item) => item.stop === stop.key).map(toItem),
  };
}

const toStops = (draft: DeliveryDraft) => draft.stops.map((stop, index) => toStop(stop, index, draft));

const pickupLater = (draft: DeliveryDraft) =>
  draft.schedule.when === 'later' && draft.schedule.pickup_at !== '' ? draft.schedule.pickup_at : undefined;

/**
 * What to price. No vehicle is named, so that one answer prices every vehicle of the load; contacts, and what is said
 * of the goods in own words, stay on the device: a price needs none, and is not asked anew while they are typed.
 */
export function toQuoteRequest(draft: DeliveryDraft): QuoteRequest {
  const items = draft.items.map((item) => ({ ...item, description: '' }));
  return {
    booking_type: draft.mode,
    stops: toStops({ ...draft, items }).map((stop) => ({
      ...stop,
      contact_name: '',
      contact_mobile: '',
      notes: undefined,
    })),
    services: draft.services.length > 0 ? draft.services : undefined,
    pickup_at: pickupLater(draft),
  };
}

/** Which pick-up times there are on a day (YYYY-MM-DD in Manila). */
export function toScheduleRequest(draft: DeliveryDraft, date: string): ScheduleRequest {
  return { booking_type: draft.mode, date, stops: toQuoteRequest(draft).stops };
}

/**
 * What to book; a Joint load goes with the vehicle it was priced for, where the price names one. Throws while no
 * attempt was begun.
 */
export function toBookingRequest(draft: DeliveryDraft, jointVehicle: Id | null = null): BookingRequest {
  if (!draft.intent) throw new Error('A booking is sent under the key of an attempt: begin one first.');
  return {
    booking_type: draft.mode,
    stops: toStops(draft),
    pickup_at: pickupLater(draft) ?? draft.intent.pickup_at,
    vehicle_type: draft.mode === 'exclusive' ? draft.vehicle_type : jointVehicle,
    services: draft.services.length > 0 ? draft.services : undefined,
    voucher_code: orNothing(draft.voucher_code),
    notes: orNothing(draft.notes),
    idempotency_key: draft.intent.key,
  };
}

/** The same for two drafts that would book the same thing. */
export function draftFingerprint(draft: DeliveryDraft): string {
  const request = toBookingRequest({ ...draft, intent: { key: '', fingerprint: '', pickup_at: '' } });
  // 53 bits of a multiplicative hash: enough to notice an edit, short enough to keep beside the draft.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(request)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
}

/**
 * The draft under the key of this attempt. A retry keeps key and time, so that a server that had booked already
 * answers with the same booking; what was edited since is a new wish with a new key.
 */
export function withIntent(draft: DeliveryDraft, newKey: () => string, now: number): DeliveryDraft {
  const fingerprint = draftFingerprint(draft);
  if (draft.intent?.fingerprint === fingerprint) return draft;
  return { ...draft, intent: { key: newKey(), fingerprint, pickup_at: toManila(now).format() } };
}
