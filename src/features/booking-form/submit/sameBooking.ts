import type { Booking, BookingRequest } from '@/api/wire';
import { MINUTE_MS } from '@/config/constants';
import { getBookingStops, getPickupTime } from '@/domain/booking/bookingView';

/** Servers may round a pickup "now" to the minute, or move it to the time of the request. */
const PICKUP_TOLERANCE_MS = 5 * MINUTE_MS;

const normalize = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.0005;

/** Returns true if the booking has the mode, stops and pickup time of the request. */
export function isSameBooking(booking: Booking, request: BookingRequest): boolean {
  if (booking.booking_type !== request.booking_type) return false;
  // a booking without a pickup time is compared by its creation time
  const differenceMs = Math.abs(
    Date.parse(getPickupTime(booking) || booking.date_created) - Date.parse(request.pickup_at),
  );
  if (!(differenceMs <= PICKUP_TOLERANCE_MS)) return false;
  const stops = getBookingStops(booking);
  return (
    stops.length === request.stops.length &&
    request.stops.every((requested, index) => {
      const booked = stops[index];
      if (!booked) return false;
      return (
        normalize(booked.address_line) === normalize(requested.address_line) &&
        isNear(booked.lat, requested.lat) &&
        isNear(booked.lng, requested.lng)
      );
    })
  );
}

/** Returns the newest booking that matches the request, if any. */
export const findSameBooking = (bookings: Booking[], request: BookingRequest): Booking | undefined =>
  bookings
    .filter((booking) => isSameBooking(booking, request))
    .toSorted((a, b) => Date.parse(b.date_created) - Date.parse(a.date_created))[0];
