import type { BookingRequest, Id, ItemInput, QuoteRequest, ScheduleRequest, StopInput } from '@/api/wire';
import { toManila } from '@/lib/dates';
import type { DeliveryDraft, DraftItem, DraftStop } from './draft';
import { CASH_ON_DELIVERY, withCashNote } from './draftServices';
import { isForStop } from './dropoffGoods';
import { describeItem } from './itemDescription';

/** Value of `subcategory` in a draft whose category has no subcategories. */
export const NO_SUBCATEGORY = 'none';

const trim = (text: string) => text.trim();
const orUndefined = (text: string) => (trim(text) === '' ? undefined : trim(text));

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
    contact_name: trim(stop.contact_name),
    contact_mobile: stop.contact_mobile,
    address_line: trim(stop.address_line),
    landmark: orUndefined(stop.landmark),
    region: stop.region?.id ?? null,
    province: stop.province?.id ?? null,
    // a level that does not exist here has an empty id
    city: stop.city?.id || null,
    barangay: stop.barangay?.id || null,
    // a draft without coordinates is neither priced nor booked (draftRules)
    lat: stop.lat ?? 0,
    lng: stop.lng ?? 0,
    notes: orUndefined(withCashNote(cash, stop.notes)),
    items: index === 0 ? [] : items.filter((item) => isForStop(item, stop.key)).map(toItem),
  };
}

const toStops = (draft: DeliveryDraft) => draft.stops.map((stop, index) => toStop(stop, index, draft));

const getLaterPickup = (draft: DeliveryDraft) =>
  draft.schedule.when === 'later' && draft.schedule.pickup_at !== '' ? draft.schedule.pickup_at : undefined;

/**
 * Builds the request for a quote. It names no vehicle, so that one response prices all of them. It leaves out contacts,
 * notes and the customer's own descriptions: typing them must not request a new price.
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
    pickup_at: getLaterPickup(draft),
  };
}

/** Builds the request for the pickup times on a day (YYYY-MM-DD in Manila). */
export function toScheduleRequest(draft: DeliveryDraft, date: string): ScheduleRequest {
  return { booking_type: draft.mode, date, stops: toQuoteRequest(draft).stops };
}

/**
 * Builds the request for a booking. A Joint load takes `jointVehicle`, the vehicle of its price, if there is one. Throws
 * for a draft without an intent (see `withIntent`).
 */
export function toBookingRequest(draft: DeliveryDraft, jointVehicle: Id | null = null): BookingRequest {
  if (!draft.intent) throw new Error('A booking needs an idempotency key: call withIntent first.');
  return {
    booking_type: draft.mode,
    stops: toStops(draft),
    pickup_at: getLaterPickup(draft) ?? draft.intent.pickup_at,
    vehicle_type: draft.mode === 'exclusive' ? draft.vehicle_type : jointVehicle,
    services: draft.services.length > 0 ? draft.services : undefined,
    voucher_code: orUndefined(draft.voucher_code),
    notes: orUndefined(draft.notes),
    idempotency_key: draft.intent.key,
  };
}

/** Returns a hash of the booking request, equal for two drafts that book the same delivery. */
export function getFingerprint(draft: DeliveryDraft): string {
  const request = toBookingRequest({ ...draft, intent: { key: '', fingerprint: '', pickup_at: '' } });
  // a multiplicative hash is enough to notice an edit, and short enough to store with the draft
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(request)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
}

type DraftWithIntent = DeliveryDraft & Required<Pick<DeliveryDraft, 'intent'>>;

/**
 * Returns the draft with an idempotency key. A retry keeps key and pickup time, so that a server that has already booked
 * returns the same booking. An edited draft gets a new key. `now` is the server's time in ms, for a pickup "now".
 */
export function withIntent(draft: DeliveryDraft, newKey: () => string, now: number): DraftWithIntent {
  const fingerprint = getFingerprint(draft);
  if (draft.intent?.fingerprint === fingerprint) return { ...draft, intent: draft.intent };
  return { ...draft, intent: { key: newKey(), fingerprint, pickup_at: toManila(now).format() } };
}
