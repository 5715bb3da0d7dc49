import type { Booking, Item, Stop } from '@/api/wire';
import { bookingModeOf, stopsOf } from '../booking/bookingView';
import type { PlaceLevel } from '../places/resolvePlaces';
import { placeIdOf, sentPlace } from '../places/sentPlaces';
import {
  emptyDraft,
  emptyItem,
  emptyStop,
  type DeliveryDraft,
  type DraftItem,
  type DraftStop,
  type PlaceRef,
} from './draft';
import { readCashNote } from './draftServices';
import { NO_SUBCATEGORY } from './draftWire';
import { pointOf } from './stopFrom';

/** Its name may not be known: the form finds it in its list. */
function toRef(stop: Stop, level: PlaceLevel): PlaceRef | null {
  const id = placeIdOf(stop, level);
  return id === '' ? null : { id, name: sentPlace(stop, level)?.name ?? '' };
}

const toDraftStop = (stop: Stop): DraftStop => {
  const { amount, notes } = readCashNote(stop.notes);
  return {
    ...emptyStop(),
    contact_name: stop.contact_name,
    contact_mobile: stop.contact_mobile,
    address_line: stop.address_line,
    landmark: stop.landmark ?? '',
    region: toRef(stop, 'region'),
    province: toRef(stop, 'province'),
    city: toRef(stop, 'city'),
    barangay: toRef(stop, 'barangay'),
    ...pointOf(stop),
    cod_amount: amount,
    notes,
  };
};

const SIZE = /^(\d+(?:\.\d+)?) x (\d+(?:\.\d+)?) x (\d+(?:\.\d+)?) cm each$/;

type Described = Pick<
  DraftItem,
  'description' | 'length_cm' | 'width_cm' | 'height_cm' | 'is_fragile' | 'is_perishable'
>;

/** Takes apart what `describeItem` put together: size, fragile and perishable stand behind the customer's own words. */
export function readDescription(line: string | null | undefined): Described {
  const found: Described = {
    description: '',
    length_cm: null,
    width_cm: null,
    height_cm: null,
    is_fragile: false,
    is_perishable: false,
  };
  const words = (line ?? '').split('; ').filter((word) => word !== '');
  const take = (isIt: (word: string) => boolean) => {
    const last = words.at(-1);
    return last !== undefined && isIt(last) ? (words.pop() ?? '') : '';
  };
  found.is_perishable = take((word) => word === 'Perishable') !== '';
  found.is_fragile = take((word) => word === 'Fragile') !== '';
  const size = SIZE.exec(take((word) => SIZE.test(word)));
  if (size) [found.length_cm = null, found.width_cm = null, found.height_cm = null] = size.slice(1).map(Number);
  found.description = words.join('; ');
  return found;
}

const toDraftItem = (item: Item, stopKey: string): DraftItem => ({
  ...emptyItem(stopKey),
  type: String(item.type),
  category: String(item.category),
  subcategory: String(item.subcategory ?? NO_SUBCATEGORY),
  uom: String(item.uom),
  quantity: item.quantity,
  weight_kg: item.weight_kg,
  declared_value: item.declared_value ?? null,
  ...readDescription(item.description),
});

/**
 * The codes of the services it was priced with: no field has them, so they are the lines of its price that are services
 * of its vehicle. Null where either is not known.
 */
function servicesOf({ charged, quote, vehicle_type }: Booking): string[] | null {
  const lines = (charged ?? quote)?.breakdown ?? [];
  const offered = vehicle_type?.services;
  if (lines.length === 0 || !offered) return null;
  return offered.map(({ code }) => code).filter((service) => lines.some(({ code }) => code === service));
}

/** Whether the services of a booking are known, and go along when it is booked once more. */
export const carriesServices = (booking: Booking): boolean => servicesOf(booking) !== null;

/** What a booking does not tell of itself, so that it has to be entered anew. */
export const notCarried = (booking: Booking): string =>
  `${carriesServices(booking) ? 'Notes' : 'Services and notes'} for the driver are not carried over.`;

/**
 * The same delivery once more, to be picked up now: mode, stops, goods, vehicle and services of a booking. What was
 * agreed to for one time alone (prohibited goods, a voucher) is asked anew; notes for the driver are not on a booking.
 */
export function draftOfBooking(booking: Booking): DeliveryDraft {
  const mode = bookingModeOf(booking);
  const fresh = emptyDraft(mode);
  const sent = stopsOf(booking);
  if (sent.length < 2) return fresh;
  const stops = sent.map(toDraftStop);
  const items = sent.flatMap((stop, at) => stop.items.map((item) => toDraftItem(item, stops[at]?.key ?? '')));
  return {
    ...fresh,
    stops,
    items: items.length > 0 ? items : [emptyItem(stops.at(-1)?.key ?? '')],
    vehicle_type: mode === 'exclusive' ? String(booking.vehicle_type?.id ?? '') : '',
    services: servicesOf(booking) ?? [],
  };
}

/** The contact of the pickup is filled in by the form. */
const isTypedStop = (stop: DraftStop, index: number) =>
  [stop.address_line, stop.landmark, stop.notes, ...(index > 0 ? [stop.contact_name, stop.contact_mobile] : [])].some(
    (text) => text.trim(),
  );

/** Whether a draft holds something that a customer would miss. */
export const isTyped = (draft: DeliveryDraft | undefined): draft is DeliveryDraft =>
  draft !== undefined &&
  (draft.stops.some(isTypedStop) ||
    draft.items.some((item) => item.type !== '' || item.weight_kg !== null || item.description.trim() !== '') ||
    draft.notes.trim() !== '');
