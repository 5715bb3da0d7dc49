import type { Booking } from '@/api/wire';
import { getDeliveryStatus } from './bookingView';
import { getEtaLines, isScheduled } from './eta';

/** Ranks a booking: 0 is on the road, 1 waits for a driver, 2 is scheduled for later. */
function getRank(booking: Booking, now: number): number {
  if (isScheduled(booking, now)) return 2;
  return getDeliveryStatus(booking) === 'Finding Driver' ? 1 : 0;
}

/** Sorts ongoing bookings: those on the road first, then by their next ETA. */
export function sortByUrgency(bookings: readonly Booking[], now: number): Booking[] {
  const getNextTime = (booking: Booking) => Date.parse(getEtaLines(booking, now)[0]?.at ?? '') || Infinity;
  return bookings.toSorted((a, b) => {
    const [timeA, timeB] = [getNextTime(a), getNextTime(b)];
    // two unknown times are Infinity, and their difference would be NaN
    return getRank(a, now) - getRank(b, now) || (timeA === timeB ? 0 : timeA - timeB);
  });
}
