import type { Booking } from '@/api/wire';
import { getBookingStops, getShortAddress } from './bookingView';

/** Returns the first and last place of a booking, "-" for a missing one, and the number of stops between them. */
export function getRouteSummary(booking: Booking) {
  const stops = getBookingStops(booking);
  const [first, last] = [stops[0], stops.at(-1)];
  return {
    from: first ? getShortAddress(first) : '-',
    to: last ? getShortAddress(last) : '-',
    between: Math.max(0, stops.length - 2),
  };
}
