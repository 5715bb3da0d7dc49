import type { Booking } from '@/api/wire';
import { pickupAt } from '@/domain/booking/bookingView';
import { holidayOf } from '@/domain/calendar/holidays';
import { toManila, toIsoDay } from '@/lib/dates';

export type ComingDay = {
  /** YYYY-MM-DD in Manila. */
  day: string;
  /** Earliest pick-up first. */
  bookings: Booking[];
  holiday: string;
};

const DAYS = 7;

/** Today and the six days after it, each with the pick-ups that are still to come or under way. */
export function nextSevenDays(bookings: readonly Booking[], now: number): ComingDay[] {
  const today = toManila(now).startOf('day');
  const open = bookings
    .filter(({ status }) => status === 'Ongoing' || status === 'Pending')
    .toSorted((a, b) => Date.parse(pickupAt(a)) - Date.parse(pickupAt(b)));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = today.add(at, 'day').format('YYYY-MM-DD');
    return {
      day,
      bookings: open.filter((booking) => toIsoDay(pickupAt(booking)) === day),
      holiday: holidayOf(day) ?? '',
    };
  });
}
