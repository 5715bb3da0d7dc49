import type { Id, Place, Places } from '@/api/wire';
import type { PlaceLevel } from './resolvePlaces';

/** A place is sent with its name beside its id, in the id's stead, or as the id alone. */
type Sent = Id | Place | null | undefined;
export type SentStop = Partial<Record<PlaceLevel, Sent>> & { place?: Partial<Places> | null };

const isPlace = (sent: Sent): sent is Place => typeof sent === 'object' && sent !== null;

/** A place of a stop that was sent with its name. */
export function sentPlace(stop: SentStop, level: PlaceLevel): Place | null {
  const sent = stop[level];
  return stop.place?.[level] ?? (isPlace(sent) ? sent : null);
}

/** The id of a stop's place; empty where none was sent. */
export function placeIdOf(stop: SentStop, level: PlaceLevel): string {
  const sent = stop[level];
  return String(sentPlace(stop, level)?.id ?? (isPlace(sent) ? '' : (sent ?? '')));
}

/** All places of a stop that were sent with their names. */
export const sentPlaces = (stop: SentStop): Places => ({
  region: sentPlace(stop, 'region'),
  province: sentPlace(stop, 'province'),
  city: sentPlace(stop, 'city'),
  barangay: sentPlace(stop, 'barangay'),
});
