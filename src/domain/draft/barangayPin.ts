import type { LocationHit } from '@/api/wire';
import type { DraftStop, PlaceRef } from './draft';
import { getPlaceQuery, toApproximatePin, type StopCoordinates } from './stopFrom';

/** Returns true for a stop without a pin whose barangay can be looked up. */
export const canLocate = (stop: DraftStop): boolean =>
  stop.lat === null && stop.barangay !== null && getPlaceQuery(stop) !== '';

/** Returns the pin of the stop's barangay among hits, or of its city; null if the hits have neither. */
export function getBarangayPin(
  hits: readonly LocationHit[],
  { barangay, city }: { barangay?: PlaceRef | null; city?: PlaceRef | null },
): StopCoordinates | null {
  const hit =
    hits.find((found) => String(found.barangay?.id) === barangay?.id) ??
    hits.find((found) => String(found.city?.id) === city?.id);
  return hit ? toApproximatePin(hit) : null;
}
