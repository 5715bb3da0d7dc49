import type { Booking } from '@/api/wire';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { bookingModeOf, pickupAt, shortPlace, stopsOf } from '@/domain/booking/bookingView';
import { toIsoDay } from '@/lib/dates';
import { sumPesos } from '@/utils/money';
import { addDays, type Day } from './days';

/** The statuses whose bookings have a day (spec section 7). */
export const STATUSES = ['Ongoing', 'Completed', 'Cancelled'] as const;

export const MODE_FILTERS = ['all', 'exclusive', 'shared'] as const;
export type ModeFilter = (typeof MODE_FILTERS)[number];

export const STATUS_FILTERS = ['all', ...STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const dayOf = (booking: Booking): Day => toIsoDay(pickupAt(booking));

export const matchesCalendarFilter = (booking: Booking, mode: ModeFilter, status: StatusFilter): boolean =>
  (mode === 'all' || bookingModeOf(booking) === mode) && (status === 'all' || booking.status === status);

/** The bookings under their day of pick-up, earliest first; one that came twice counts once. */
export function groupByDay(bookings: readonly Booking[]): Map<Day, Booking[]> {
  const unique = [...new Map(bookings.map((booking) => [String(booking.id), booking])).values()];
  unique.sort((a, b) => Date.parse(pickupAt(a)) - Date.parse(pickupAt(b)));
  const days = new Map<Day, Booking[]>();
  for (const booking of unique) {
    const day = dayOf(booking);
    if (day !== '') days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return days;
}

/** Where it goes, in a word or two: the city of the last stop. Quezon without "City" is a province. */
export function destinationOf(booking: Booking): string {
  const last = stopsOf(booking).at(-1);
  if (!last) return booking.booking_number;
  return last.place?.city?.name?.replace(/^City of |(?<!Quezon) City$/g, '') ?? shortPlace(last);
}

/** What the deliveries cost together, in pesos; a cancelled one is not counted. */
export const totalOf = (bookings: readonly Booking[]): number =>
  sumPesos(bookings.filter(({ status }) => status !== 'Cancelled').map(({ total }) => total));

/**
 * Whether a page reaches back far enough for a first day: lists are newest first,
 * and a booking is made at most so many days before its pick-up.
 */
export function coversFirstDay(page: readonly Booking[], first: Day): boolean {
  const oldest = page.at(-1);
  return !oldest || toIsoDay(oldest.date_created) < addDays(first, -SCHEDULE_DAYS_AHEAD);
}

/** Why nothing can be booked on a day; null where it can. */
export function closedBecause(day: Day, today: Day): string | null {
  if (day < today) return 'This day is over.';
  if (day > addDays(today, SCHEDULE_DAYS_AHEAD)) {
    return `A pick-up can be scheduled up to ${SCHEDULE_DAYS_AHEAD} days ahead.`;
  }
  return null;
}
