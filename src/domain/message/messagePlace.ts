import type { LocationHit } from '@/api/wire';
import { approximatePin, fromHit, NO_PIN, type StopPatch } from '@/domain/draft/stopFrom';
import { matchPlace } from '@/domain/places/matchPlace';
import type { ReadStop } from './readMessage';

export type ReadPlaceNames = Pick<ReadStop, 'barangay' | 'city' | 'province'>;
export type MessagePlace = {
  /** Region, province and city; the barangay and its pin only if they are certain. */
  place: StopPatch;
  isWhole: boolean;
};

/** Returns the search text for the place, empty without barangay and city. It never contains street or person. */
export const messageQuery = ({ barangay, city, province }: ReadPlaceNames) =>
  barangay === '' && city === '' ? '' : [barangay, city, province].filter(Boolean).join(', ');

const hasName = (place: LocationHit['city'], written: string) =>
  written === '' || (place !== null && matchPlace([place], written).place !== null);

const findOnly = (hits: LocationHit[], level: 'barangay' | 'city') => {
  const ids = new Set(hits.map((hit) => String(hit[level]?.id ?? '')));
  return ids.size === 1 && !ids.has('') ? hits[0] : undefined;
};

function findInCity(hits: readonly LocationHit[], city: string, province: string): MessagePlace | null {
  if (city === '') return null;
  const hit = findOnly(
    hits.filter((hit) => hasName(hit.city, city) && hasName(hit.province, province)),
    'city',
  );
  if (!hit) return null;
  const { region, province: foundProvince, city: foundCity } = fromHit(hit);
  return { place: { region, province: foundProvince, city: foundCity, barangay: null, ...NO_PIN }, isWhole: false };
}

/** Returns the hit that matches the names of a message, or null if it is ambiguous. */
export function messagePlace(hits: readonly LocationHit[], names: ReadPlaceNames): MessagePlace | null {
  const { barangay, city, province } = names;
  const matches = hits.filter(
    (hit) =>
      barangay !== '' &&
      hit.barangay !== null &&
      hasName(hit.barangay, barangay) &&
      hasName(hit.city, city) &&
      hasName(hit.province, province),
  );
  const hit = findOnly(matches, 'barangay');
  if (hit) {
    const { region, province: foundProvince, city: foundCity, barangay: foundBarangay } = fromHit(hit);
    return {
      place: { region, province: foundProvince, city: foundCity, barangay: foundBarangay, ...approximatePin(hit) },
      isWhole: true,
    };
  }
  // "Los Baños, Laguna" reads like a barangay and its city
  return findInCity(hits, city, province) ?? (province === '' ? findInCity(hits, barangay, city) : null);
}

/** Returns the street followed by the names that matched no place, so that no name is lost. */
export function messageAddress(read: ReadStop, found: MessagePlace | null): string {
  const names = [read.barangay, read.city, read.province];
  const known = found ? [found.place.barangay, found.place.city, found.place.province] : [];
  const isKnown = (name: string) => known.some((place) => place && matchPlace([place], name).place !== null);
  return [read.address_line, ...names.filter((name) => name !== '' && !isKnown(name))].filter(Boolean).join(', ');
}
