import type { PlaceRef } from '../draft/draft';
import type { ResolvedPlaces } from './resolvePlaces';

/** Returns true for a place with a name. A level that does not exist here has an empty id and needs no name. */
const isNamed = (place: PlaceRef | null): boolean => place !== null && (place.id === '' || place.name !== '');

/** Formats a complete place: "Poblacion, Makati City, Metro Manila"; null if a level or its name is missing. */
export function formatFullPlace({ region, province, city, barangay }: ResolvedPlaces): string | null {
  // a region without provinces lists its cities itself
  const above = province ?? region;
  if (!region || ![above, city, barangay].every(isNamed)) return null;
  return [barangay?.name, city?.name, above?.name].filter(Boolean).join(', ');
}
