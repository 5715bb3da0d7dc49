import type { Booking } from '@/api/wire';
import { decodeRoute } from '@/lib/maps/polyline';
import { firstRoute } from './appointment';

/** The road of the first route, as points; undefined where the server drew none. */
export function toMapRoute(booking: Booking) {
  const polyline = firstRoute(booking)?.polyline;
  return polyline ? { points: decodeRoute(polyline) } : undefined;
}
