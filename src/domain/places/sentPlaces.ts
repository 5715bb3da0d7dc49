import type { Id, Place, Places } from '@/api/wire';
import type { PlaceLevel } from '@/config/placeLevels';

/** A place on the wire: an object with its name, or only its id. */
type Sent = Id | Place | null | undefined;
export type SentStop = Partial<Record<PlaceLevel, Sent>> & { place?: Partial<Places> | null };

const isPlace = (sent: Sent): sent is Place => typeof sent === 'object' && sent !== null;

/** Returns a place of a stop; null if the server sent no name. */
export function getSentPlace(stop: SentStop, level: PlaceLevel): Place | null {
  const sent = stop[level];
  return stop.place?.[level] ?? (isPlace(sent) ? sent : null);
}

/** Returns the id of a place of a stop; '' if the server sent none. */
export function readPlaceId(stop: SentStop, level: PlaceLevel): string {
  const sent = stop[level];
  return String(getSentPlace(stop, level)?.id ?? (isPlace(sent) ? '' : (sent ?? '')));
}

/** Returns the places of a stop; null for each that the server sent without a name. */
export const getSentPlaces = (stop: SentStop): Places => ({
  region: getSentPlace(stop, 'region'),
  province: getSentPlace(stop, 'province'),
  city: getSentPlace(stop, 'city'),
  barangay: getSentPlace(stop, 'barangay'),
});
