import type { LocationHit } from '@/api/wire';
import { approximatePin, fromHit, NO_PIN, type StopPatch } from '@/domain/draft/stopFrom';
import { matchPlace } from '@/domain/places/matchPlace';
import type { ReadStop } from './readMessage';

export type ReadPlaceNames = Pick<ReadStop, 'barangay' | 'city' | 'province'>;
export type MessagePlace = {
  /** Region, province and city, and the barangay with its pin where that is sure. */
  place: StopPatch;
  isWhole: boolean;
};

/** What to look a place up by; empty where nothing says where it is. Neither street nor person is in it. */
export const messageQuery = ({ barangay, city, province }: ReadPlaceNames) =>
  barangay === '' && city === '' ? '' : [barangay, city, province].filter(Boolean).join(', ');

const isCalled = (place: LocationHit['city'], written: string) =>
  written === '' || (place !== null && matchPlace([place], written).place !== null);

const only = (hits: LocationHit[], level: 'barangay' | 'city') => {
  const ids = new Set(hits.map((hit) => String(hit[level]?.id ?? '')));
  return ids.size === 1 && !ids.has('') ? hits[0] : undefined;
};

function inCity(hits: readonly LocationHit[], city: string, province: string): MessagePlace | null {
  if (city === '') return null;
  const hit = only(
    hits.filter((one) => isCalled(one.city, city) && isCalled(one.province, province)),
    'city',
  );
  if (!hit) return null;
  const { region, province: around, city: found } = fromHit(hit);
  return { place: { region, province: around, city: found, barangay: null, ...NO_PIN }, isWhole: false };
}

/** The place that the names of a message mean among those that were found; null where that is not sure. */
export function messagePlace(hits: readonly LocationHit[], names: ReadPlaceNames): MessagePlace | null {
  const { barangay, city, province } = names;
  const fitting = hits.filter(
    (hit) =>
      barangay !== '' &&
      hit.barangay !== null &&
      isCalled(hit.barangay, barangay) &&
      isCalled(hit.city, city) &&
      isCalled(hit.province, province),
  );
  const hit = only(fitting, 'barangay');
  if (hit) {
    const { region, province: around, city: inside, barangay: found } = fromHit(hit);
    return {
      place: { region, province: around, city: inside, barangay: found, ...approximatePin(hit) },
      isWhole: true,
    };
  }
  // "Los Baños, Laguna" reads like a barangay and its city
  return inCity(hits, city, province) ?? (province === '' ? inCity(hits, barangay, city) : null);
}

/** The street with those names of the message that became no place of the stop, so that none of them is lost. */
export function messageAddress(read: ReadStop, found: MessagePlace | null): string {
  const names = [read.barangay, read.city, read.province];
  const known = found ? [found.place.barangay, found.place.city, found.place.province] : [];
  const isKnown = (name: string) => known.some((place) => place && matchPlace([place], name).place !== null);
  return [read.address_line, ...names.filter((name) => name !== '' && !isKnown(name))].filter(Boolean).join(', ');
}
