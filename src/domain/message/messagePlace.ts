import type { LocationHit, Place } from '@/api/wire';
import { toPlaceRef } from '@/domain/draft/draft';
import { NO_PIN, fromHit, toApproximatePin, type StopCoordinates, type StopPatch } from '@/domain/draft/stopFrom';
import { matchPlace } from '@/domain/places/matchPlace';
import { matchBarangay } from './matchBarangay';
import { findNamesakes, toCityKey } from './placeTable';
import type { ParsedStop } from './readMessage';
import type { CityOption } from './takeCity';

/** Names of the place as a message writes them; '' for a missing one. */
export type ParsedPlaceNames = Pick<ParsedStop, 'barangay' | 'city' | 'province'>;
/** Place of the server for the names of a message. */
export type MessagePlace = {
  /** Region, province and city; the barangay and its pin only if they are certain. */
  place: StopPatch;
  /** True if the barangay was found too. */
  isWhole: boolean;
  /** Centre of the city, for a barangay from the list of the city. */
  cityPin: StopCoordinates;
};

/** Returns the search text for the place, empty without barangay and city. It never contains street or person. */
export const getMessageQuery = ({ barangay, city, province }: ParsedPlaceNames) =>
  barangay === '' && city === '' ? '' : [barangay, city, province].filter(Boolean).join(', ');

const hasName = (place: LocationHit['city'], written: string) =>
  written === '' || (place !== null && matchPlace([place], written).place !== null);

const isMetroManila = (name: string) => /metro manila|national capital|\bncr\b/i.test(name);

/** Returns true for a hit in the province; backends place Metro Manila at the province or at the region. */
const isInProvince = ({ province, region }: LocationHit, written: string) =>
  hasName(province, written) ||
  (isMetroManila(written) && [province, region].some((place) => isMetroManila(place?.name ?? '')));

/** Returns the hits in the city; "Quezon City" is not the town of Quezon. */
function findInCity(hits: readonly LocationHit[], city: string, province: string): LocationHit[] {
  const inCity = hits.filter((hit) => hit.city !== null && hasName(hit.city, city) && isInProvince(hit, province));
  const isCity = inCity.filter((hit) => toCityKey(hit.city?.name ?? '').hasCityWord);
  return toCityKey(city).hasCityWord && isCity.length > 0 ? isCity : inCity;
}

const findOnly = (hits: readonly LocationHit[], level: 'barangay' | 'city') => {
  const ids = new Set(hits.map((hit) => String(hit[level]?.id ?? '')));
  return ids.size === 1 && !ids.has('') ? hits[0] : undefined;
};

/** Returns the place that the hits give for the names of a message; null if the city is missing or ambiguous. */
export function findMessagePlace(hits: readonly LocationHit[], names: ParsedPlaceNames): MessagePlace | null {
  const { barangay, city, province } = names;
  if (city === '' || findNamesakes(city, province).length > 0) return null;
  const inCity = findInCity(hits, city, province);
  const onlyCity = findOnly(inCity, 'city');
  if (!onlyCity) return null;
  const listed = inCity.flatMap((hit) => (hit.barangay ? [hit.barangay] : []));
  const matched =
    barangay === '' ? null : matchBarangay([...new Map(listed.map((place) => [place.id, place])).values()], barangay);
  const hit = inCity.find((candidate) => matched !== null && candidate.barangay?.id === matched.id);
  const { region, province: foundProvince, city: foundCity, barangay: foundBarangay } = fromHit(hit ?? onlyCity);
  const place = { region, province: foundProvince, city: foundCity };
  const cityPin = toApproximatePin(onlyCity);
  if (!hit) return { place: { ...place, barangay: null, ...NO_PIN }, isWhole: false, cityPin };
  return { place: { ...place, barangay: foundBarangay, ...toApproximatePin(hit) }, isWhole: true, cityPin };
}

/** Adds the barangay from the list of the city, where the search did not return it. */
export function withListedBarangay(found: MessagePlace, list: readonly Place[], written: string): MessagePlace {
  const barangay = found.isWhole || written === '' ? null : matchBarangay(list, written);
  if (!barangay) return found;
  const place = { ...found.place, barangay: toPlaceRef(barangay), ...found.cityPin };
  return { ...found, place, isWhole: true };
}

/** Returns the cities to choose from: the namesakes of the city, or the cities with the barangay. */
export function findCityOptions(
  hits: readonly LocationHit[],
  { barangay, city, province }: ParsedPlaceNames,
): CityOption[] {
  if (city !== '') return findNamesakes(city, province).map((namesake) => ({ city, province: namesake }));
  const choices = hits
    .filter((hit) => hit.city && hit.barangay && matchBarangay([hit.barangay], barangay) && isInProvince(hit, province))
    .map((hit) => ({ city: hit.city?.name ?? '', province: hit.province?.name ?? '' }));
  return [...new Map(choices.map((choice) => [`${choice.city}, ${choice.province}`, choice])).values()];
}

/** Returns the street followed by the names that matched no place, so that no name is lost. */
export function getMessageAddress(
  { address_line, barangay, city, province }: ParsedStop,
  found: MessagePlace | null,
): string {
  const missing = found ? [found.isWhole ? '' : barangay] : [barangay, city, province];
  return [address_line, ...missing].filter((name) => name !== '').join(', ');
}
