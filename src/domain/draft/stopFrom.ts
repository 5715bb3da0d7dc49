import type { Address, LocationHit, Place } from '@/api/wire';
import { isOnMap, type Point } from '@/lib/maps/geo';
import { hasHouseNumber } from '@/utils/address';
import { toPlaceRef, type DraftStop } from './draft';

/** Changed fields of a stop. */
export type StopPatch = Partial<Omit<DraftStop, 'key'>>;

type WithPlaces = { region?: Place | null; province?: Place | null; city?: Place | null; barangay?: Place | null };

const toPlaceRefs = ({ region, province, city, barangay }: WithPlaces) => ({
  region: toPlaceRef(region),
  province: toPlaceRef(province),
  city: toPlaceRef(city),
  barangay: toPlaceRef(barangay),
});

export type StopCoordinates = Pick<DraftStop, 'lat' | 'lng' | 'is_pin_approximate'>;

/** Coordinates of a stop that is not on the map. */
export const NO_PIN: StopCoordinates = { lat: null, lng: null, is_pin_approximate: false };
/** Returns a pin at the exact place. */
export const toExactPin = ({ lat, lng }: Point): StopCoordinates => ({ lat, lng, is_pin_approximate: false });
/** Returns a pin at the centre of a barangay or city. */
export const toApproximatePin = ({ lat, lng }: Point): StopCoordinates => ({ lat, lng, is_pin_approximate: true });

/** Returns a pin at the coordinates from the server, or none if they cannot be used. */
export const toPin = (place: { lat?: number | null; lng?: number | null }): StopCoordinates =>
  isOnMap(place) ? toExactPin(place) : NO_PIN;

/**
 * Returns true for a hit that names only places, such as "San Lorenzo, Makati City": its coordinates are the centre of a
 * barangay, city or province.
 */
function isCentreOfPlace({ label, address_line, barangay, city, province, region }: LocationHit): boolean {
  const names = [barangay, city, province, region].map((place) => place?.name.toLowerCase());
  const parts = (address_line.trim() || label).toLowerCase().split(',');
  return parts.every((part) => names.includes(part.trim()));
}

/** Fills a stop from a saved address; the notes for the driver stay. */
export const fromAddress = (address: Address): StopPatch => ({
  contact_name: address.contact_name,
  contact_mobile: address.contact_mobile,
  address_line: address.address_line,
  landmark: address.landmark ?? '',
  ...toPlaceRefs(address),
  ...toPin(address),
});

const STREET_WORD =
  /\b(?:st|street|ave|avenue|av|rd|road|blvd|boulevard|hwy|highway|drive|dr|lane|ext|cor|expressway|near)\b/i;

/** Returns true for a hit that a rider recognises by its name, such as a mall or a campus. */
const isLandmark = (hit: LocationHit) =>
  !isCentreOfPlace(hit) && !hasHouseNumber(hit.address_line) && !STREET_WORD.test(hit.address_line);

/** Fills the place of a stop from a search hit. A hit that is a landmark also fills the landmark field. */
export const fromHit = (hit: LocationHit): StopPatch => ({
  ...(isLandmark(hit) && { landmark: hit.address_line }),
  address_line: hit.address_line,
  ...toPlaceRefs(hit),
  ...(isCentreOfPlace(hit) ? toApproximatePin(hit) : toExactPin(hit)),
});

/** Place of a stop before another one replaces it. */
export type PlaceBefore = Pick<DraftStop, 'address_line' | 'landmark' | 'barangay'>;

/**
 * Fills a stop from a picked hit. A landmark also fills the landmark field, unless the customer typed one. A typed landmark
 * stays within its barangay: it would mislead the driver in another one.
 */
export function fromPickedHit(hit: LocationHit, before: PlaceBefore): StopPatch {
  const hasMoved = before.barangay && before.barangay.id !== toPlaceRef(hit.barangay)?.id;
  const typed = hasMoved || before.landmark === before.address_line ? '' : before.landmark.trim();
  return { landmark: '', ...fromHit(hit), ...(typed && { landmark: typed }) };
}

/** Fills a stop from a recently used one. */
export const fromRecent = ({ key: _key, ...stop }: DraftStop): StopPatch => stop;

/** Fills a stop from a pin and the nearest hit; a typed address stays. */
export const fromPin = (point: Point, nearest: LocationHit | undefined, typed: string): StopPatch => ({
  ...(nearest && (typed.trim() === '' ? fromHit(nearest) : toPlaceRefs(nearest))),
  ...toExactPin(point),
});

/** Builds the search text for a manually chosen barangay. */
export const getPlaceQuery = (stop: Pick<DraftStop, 'barangay' | 'city' | 'province'>) =>
  [stop.barangay?.name, stop.city?.name, stop.province?.name].filter(Boolean).join(', ');

/** Formats the line under an address: "Legazpi Village, Makati City". */
export const formatBarangayAndCity = (stop: { barangay?: { name: string } | null; city?: { name: string } | null }) =>
  [stop.barangay?.name, stop.city?.name].filter(Boolean).join(', ');

/** Formats an address with its city, unless it names the city: "8F Salcedo One, 170 Salcedo St, Makati City". */
export function getStopTitle({ address_line, city }: Pick<DraftStop, 'address_line' | 'city'>): string {
  const line = address_line.trim();
  if (line === '' || !city || line.toLowerCase().includes(city.name.toLowerCase())) return line;
  return `${line}, ${city.name}`;
}

/** Formats city and province: "Baras, Rizal"; '' before a place is chosen. */
export const getStopArea = ({ city, province }: Pick<DraftStop, 'city' | 'province'>) =>
  [city?.name, province?.name].filter(Boolean).join(', ');

/** Formats the line that distinguishes a search hit from others with the same name: address, barangay, city, province. */
export function formatHit({ label, address_line, barangay, city, province }: LocationHit): string {
  const parts = [address_line, barangay?.name, city?.name, province?.name].filter((part) => part && part !== label);
  return [...new Set(parts)].join(', ') || address_line;
}
