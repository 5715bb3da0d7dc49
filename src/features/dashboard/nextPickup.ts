import type { Booking } from '@/api/wire';
import { pickupAt } from '@/domain/booking/bookingView';

/** The pick-up that comes next; one on the road is behind its pick-up. */
export function nextPickup(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings
    .filter((booking) => Date.parse(pickupAt(booking)) > now)
    .toSorted((a, b) => Date.parse(pickupAt(a)) - Date.parse(pickupAt(b)))[0];
}
