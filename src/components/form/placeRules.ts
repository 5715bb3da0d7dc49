import { CHOOSE_PLACE } from '@/config/fieldMessages';
import type { PlaceLevel } from '@/config/placeLevels';
import type { PlaceChoice } from './PlaceFields';

/** Returns the message for a place that is still missing; a level is needed once the level above it is chosen. */
export function getPlaceProblem(level: PlaceLevel, places: PlaceChoice, hasNoProvinces: boolean): string | null {
  const { region, province, city } = places;
  const isNeeded = {
    region: true,
    province: region !== null && !hasNoProvinces,
    city: province !== null || (region !== null && hasNoProvinces),
    barangay: city !== null,
  }[level];
  return isNeeded && places[level] === null ? CHOOSE_PLACE[level] : null;
}
