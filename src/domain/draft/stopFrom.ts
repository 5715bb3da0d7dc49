import type { Address, LocationHit, Place } from '@/api/wire';
import { isOnMap } from '@/lib/maps/geo';
import { hasHouseNumber } from '@/utils/text';
import type { DraftStop, PlaceRef } from './draft';

export type StopPatch = Partial<Omit<DraftStop, 'key'>>;

const toRef = (place: Place | null | undefined): PlaceRef | null =>
  place ? { id: String(place.id), name: place.name } : null;

type WithPlaces = { region?: Place | null; province?: Place | null; city?: Place | null; barangay?: Place | null };

const placesOf = ({ region, province, city, barangay }: WithPlaces) => ({
  region: toRef(region),
  province: toRef(province),
  city: toRef(city),
  barangay: toRef(barangay),
});

type Point = { lat: number; lng: number };
export type StopCoordinates = Pick<DraftStop, 'lat' | 'lng' | 'is_pin_approximate'>;

export const NO_PIN: StopCoordinates = { lat: null, lng: null, is_pin_approximate: false };
/** Pin at the place itself. */
export const exactPin = ({ lat, lng }: Point): StopCoordinates => ({ lat, lng, is_pin_approximate: false });
/** Pin at the centre of a barangay or city. */
export const approximatePin = ({ lat, lng }: Point): StopCoordinates => ({ lat, lng, is_pin_approximate: true });

/** Returns the coordinates a server keeps of a place; without usable ones the stop needs a pin. */
export const pointOf = (place: { lat?: number | null; lng?: number | null }): StopCoordinates =>
  isOnMap(place) ? exactPin(place) : NO_PIN;

/** A hit that is a barangay, city or province as a whole: its coordinates are the centre. */
const isCentreOfPlace = ({ address_line, barangay, city, province, region }: LocationHit) =>
  [barangay, city, province, region].some((place) => place?.name.toLowerCase() === address_line.trim().toLowerCase());

/** Everything of a saved address; the driver's instructions of the stop stay. */
export const fromAddress = (address: Address): StopPatch => ({
  contact_name: address.contact_name,
  contact_mobile: address.contact_mobile,
  address_line: address.address_line,
  landmark: address.landmark ?? '',
  ...placesOf(address),
  ...pointOf(address),
});

/** The place of a search; who is there and the landmark are the customer's to say. */
export const fromHit = (hit: LocationHit): StopPatch => ({
  address_line: hit.address_line,
  ...placesOf(hit),
  ...(isCentreOfPlace(hit) ? approximatePin(hit) : exactPin(hit)),
});

const STREET_WORD =
  /\b(?:st|street|ave|avenue|av|rd|road|blvd|boulevard|hwy|highway|drive|dr|lane|ext|cor|expressway|near)\b/i;

/** A hit that a rider recognises by its name, such as a mall or a campus. */
const isLandmark = (hit: LocationHit) =>
  !isCentreOfPlace(hit) && !hasHouseNumber(hit.address_line) && !STREET_WORD.test(hit.address_line);

/** The hit a customer picked for a stop: a landmark is its own landmark, and one that was typed stays. */
export function fromPickedHit(hit: LocationHit, before: Pick<DraftStop, 'address_line' | 'landmark'>): StopPatch {
  const typed = before.landmark === before.address_line ? '' : before.landmark;
  return { ...fromHit(hit), landmark: typed.trim() === '' && isLandmark(hit) ? hit.address_line : typed };
}

/** A stop that was used before, as it was. */
export const fromRecent = ({ key: _key, ...stop }: DraftStop): StopPatch => stop;

/** Where a pin stands: the places of the nearest address, and the address itself while none was typed. */
export const fromPin = (point: Point, nearest: LocationHit | undefined, typed: string): StopPatch => ({
  ...exactPin(point),
  ...(nearest && placesOf(nearest)),
  ...(nearest && typed.trim() === '' && { address_line: nearest.address_line }),
});

/** What to look up for an address whose barangay was chosen by hand. */
export const placeQuery = (stop: Pick<DraftStop, 'barangay' | 'city' | 'province'>) =>
  [stop.barangay?.name, stop.city?.name, stop.province?.name].filter(Boolean).join(', ');

/** "Legazpi Village, Makati City": the small line under an address. */
export const placeLine = (stop: { barangay?: { name: string } | null; city?: { name: string } | null }) =>
  [stop.barangay?.name, stop.city?.name].filter(Boolean).join(', ');

/** "8F Salcedo One, 170 Salcedo St, Makati City": the city once. */
export function stopTitle({ address_line, city }: Pick<DraftStop, 'address_line' | 'city'>): string {
  const line = address_line.trim();
  if (line === '' || !city || line.toLowerCase().includes(city.name.toLowerCase())) return line;
  return `${line}, ${city.name}`;
}

/** "Baras, Rizal": where a chosen place is, beside its address; "" before one is chosen. */
export const stopArea = ({ city, province }: Pick<DraftStop, 'city' | 'province'>) =>
  [city?.name, province?.name].filter(Boolean).join(', ');

/** What tells a hit of a search from its namesakes: the address where it says more, then its places upwards. */
export function hitLine({ label, address_line, barangay, city, province }: LocationHit): string {
  const parts = [address_line, barangay?.name, city?.name, province?.name].filter((part) => part && part !== label);
  return [...new Set(parts)].join(', ') || address_line;
}
