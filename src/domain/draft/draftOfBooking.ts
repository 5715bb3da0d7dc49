import type { Booking, Item, Stop } from '@/api/wire';
import type { PlaceLevel } from '@/config/placeLevels';
import { getBookingMode, getBookingStops } from '../booking/bookingView';
import { getSentPlace, readPlaceId } from '../places/sentPlaces';
import {
  createEmptyDraft,
  createEmptyItem,
  createEmptyStop,
  type DeliveryDraft,
  type DraftItem,
  type DraftStop,
  type PlaceRef,
} from './draft';
import { readCashNote } from './draftServices';
import { NO_SUBCATEGORY } from './draftWire';
import { mergeSameGoods } from './dropoffGoods';
import { readDescription } from './itemDescription';
import { toPin } from './stopFrom';

/** Returns a place by its id. The name may be missing: the form looks it up in its list. */
function toRef(stop: Stop, level: PlaceLevel): PlaceRef | null {
  const id = readPlaceId(stop, level);
  return id === '' ? null : { id, name: getSentPlace(stop, level)?.name ?? '' };
}

const toDraftStop = (stop: Stop): DraftStop => {
  const { amount, notes } = readCashNote(stop.notes);
  return {
    ...createEmptyStop(),
    contact_name: stop.contact_name,
    contact_mobile: stop.contact_mobile,
    address_line: stop.address_line,
    landmark: stop.landmark ?? '',
    region: toRef(stop, 'region'),
    province: toRef(stop, 'province'),
    city: toRef(stop, 'city'),
    barangay: toRef(stop, 'barangay'),
    ...toPin(stop),
    cod_amount: amount,
    notes,
  };
};

/** Only an amount above 0 is on the wire: beside one, a drop-off without cash has 0. */
function withZeroCash(stops: DraftStop[]): DraftStop[] {
  const hasCash = stops.some((stop) => stop.cod_amount !== null);
  return stops.map((stop, index) => (hasCash && index > 0 ? { ...stop, cod_amount: stop.cod_amount ?? 0 } : stop));
}

const toDraftItem = (item: Item, stopKey: string): DraftItem => ({
  ...createEmptyItem(stopKey),
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
 * Returns the codes of the booked services. The wire has no field for them, so they are the price lines whose code is a
 * service of the vehicle. Null if the price or the vehicle's services are unknown.
 */
function findServices({ charged, quote, vehicle_type }: Booking): string[] | null {
  const lines = (charged ?? quote)?.breakdown ?? [];
  const offered = vehicle_type?.services;
  if (lines.length === 0 || !offered) return null;
  return offered.map(({ code }) => code).filter((service) => lines.some(({ code }) => code === service));
}

/** Returns true if the services of a booking are known, so that booking again can copy them. */
export const canCopyServices = (booking: Booking): boolean => findServices(booking) !== null;

/** Names the parts of a booking that booking again cannot copy. */
export const getNotCopiedMessage = (booking: Booking): string =>
  `${canCopyServices(booking) ? 'Driver notes' : 'Services and driver notes'} aren't copied.`;

/**
 * Creates a draft of the same delivery with pickup now: mode, stops, goods, vehicle and services. Voucher and the
 * prohibited-goods confirmation are per booking, so they are not copied; driver notes are not on a booking.
 */
export function toDraft(booking: Booking): DeliveryDraft {
  const mode = getBookingMode(booking);
  const fresh = createEmptyDraft(mode);
  const sent = getBookingStops(booking);
  if (sent.length < 2) return fresh;
  const stops = withZeroCash(sent.map(toDraftStop));
  const items = sent.flatMap((stop, index) => stop.items.map((item) => toDraftItem(item, stops[index]?.key ?? '')));
  return {
    ...fresh,
    stops,
    items: items.length > 0 ? mergeSameGoods({ stops, items }) : [createEmptyItem(stops.at(-1)?.key ?? '')],
    vehicle_type: mode === 'exclusive' ? String(booking.vehicle_type?.id ?? '') : '',
    services: findServices(booking) ?? [],
  };
}
