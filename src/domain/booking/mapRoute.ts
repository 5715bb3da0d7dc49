import type { Booking, Position, PublicBooking } from '@/api/wire';
import { decodeRoute } from '@/lib/maps/polyline';
import { getFirstRoute } from './appointment';
import { getBookingMode } from './bookingView';

/** Returns the road of a booking as points; undefined if the server sent none. */
export function toMapRoute(booking: Booking) {
  const polyline = getFirstRoute(booking)?.polyline;
  return polyline ? { points: decodeRoute(polyline) } : undefined;
}

/** Returns the driver of a booking at a position, for the map. */
export function toMapDriver(booking: Booking | PublicBooking, { lat, lng, heading }: Position) {
  return {
    lat,
    lng,
    heading: heading ?? undefined,
    mode: getBookingMode(booking),
    vehicle: booking.vehicle_type?.name,
  };
}
