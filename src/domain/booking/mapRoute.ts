import type { Booking } from '@/api/wire';
import { decodeRoute } from '@/lib/maps/polyline';
import { firstRoute } from './appointment';

/** Returns the road of a booking as points; undefined if the server sent none. */
export function toMapRoute(booking: Booking) {
  const polyline = firstRoute(booking)?.polyline;
  return polyline ? { points: decodeRoute(polyline) } : undefined;
}
