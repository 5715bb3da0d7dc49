import type { Booking } from '@/api/wire';
import { pickupAt } from '@/domain/booking/bookingView';

/** Returns the booking with the earliest pickup after `now` (ms). */
export function findNextPickup(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings
    .filter((booking) => Date.parse(pickupAt(booking)) > now)
    .toSorted((a, b) => Date.parse(pickupAt(a)) - Date.parse(pickupAt(b)))[0];
}
