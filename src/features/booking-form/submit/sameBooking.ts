import type { Booking, BookingRequest } from '@/api/wire';
import { pickupAt, stopsOf } from '@/domain/booking/bookingView';

/** A server may keep a pickup "now" to the minute, or move it to when the request arrived. */
const PICKUP_TOLERANCE_MS = 5 * 60_000;

const text = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();
const near = (a: number, b: number) => Math.abs(a - b) < 0.0005;

/** Whether a booking of the list is what this request asked for: same mode, same stops, same pickup time. */
export function isSameBooking(booking: Booking, request: BookingRequest): boolean {
  if (booking.booking_type !== request.booking_type) return false;
  // without its time a booking was made about when it was asked for
  const apart = Math.abs(Date.parse(pickupAt(booking) || booking.date_created) - Date.parse(request.pickup_at));
  if (!(apart <= PICKUP_TOLERANCE_MS)) return false;
  const stops = stopsOf(booking);
  return (
    stops.length === request.stops.length &&
    request.stops.every((asked, index) => {
      const kept = stops[index];
      if (!kept) return false;
      return (
        text(kept.address_line) === text(asked.address_line) && near(kept.lat, asked.lat) && near(kept.lng, asked.lng)
      );
    })
  );
}

/** The newest booking that this request made, if it made one. */
export const findSameBooking = (bookings: Booking[], request: BookingRequest): Booking | undefined =>
  bookings
    .filter((booking) => isSameBooking(booking, request))
    .toSorted((a, b) => Date.parse(b.date_created) - Date.parse(a.date_created))[0];
