import type { Booking } from '@/api/wire';
import { getPickupTime } from '@/domain/booking/bookingView';
import { addDays } from '@/domain/calendar/days';
import { findHoliday } from '@/domain/calendar/holidays';
import { toIsoDay } from '@/lib/dates';
import { parseTime } from '@/lib/parseTime';

export type ComingDay = {
  /** YYYY-MM-DD in Manila. */
  day: string;
  /** Earliest pickup first. */
  bookings: Booking[];
  holiday: string;
};

const DAYS = 7;

const byPickup = (a: Booking, b: Booking) => Date.parse(getPickupTime(a)) - Date.parse(getPickupTime(b));

/** Returns today and the next six days with the pickups of ongoing and pending bookings; `now` in ms. */
export function getNextSevenDays(bookings: readonly Booking[], now: number): ComingDay[] {
  const open = bookings.filter(({ status }) => status === 'Ongoing' || status === 'Pending').toSorted(byPickup);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(now, index);
    return {
      day,
      bookings: open.filter((booking) => toIsoDay(getPickupTime(booking)) === day),
      holiday: findHoliday(day) ?? '',
    };
  });
}

/** Returns the booking with the earliest pickup after `now` (ms). */
export function findNextPickup(bookings: readonly Booking[], now: number): Booking | undefined {
  return bookings.filter((booking) => parseTime(getPickupTime(booking)) > now).toSorted(byPickup)[0];
}
