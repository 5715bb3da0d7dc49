import type { Booking } from '@/api/wire';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { LIST_STATUSES } from '@/config/statuses';
import { getBookingMode, getBookingStops, getPickupTime, getShortAddress } from '@/domain/booking/bookingView';
import { addDays } from '@/domain/calendar/days';
import { dedupeBookings } from '@/hooks/useAllBookings';
import { toIsoDay, toManila } from '@/lib/dates';
import { sumPesos } from '@/utils/money';
import type { Day } from './days';

export const MODE_FILTERS = ['all', 'exclusive', 'shared'] as const;
export type ModeFilter = (typeof MODE_FILTERS)[number];

export const STATUS_FILTERS = ['all', ...LIST_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const getPickupDay = (booking: Booking): Day => toIsoDay(getPickupTime(booking));

export const matchesCalendarFilter = (booking: Booking, mode: ModeFilter, status: StatusFilter): boolean =>
  (mode === 'all' || getBookingMode(booking) === mode) && (status === 'all' || booking.status === status);

export type BookingsByDay = ReadonlyMap<Day, readonly Booking[]>;

/** Groups bookings by the day of their pickup, earliest first, without duplicates. */
export function groupByDay(bookings: readonly Booking[]): Map<Day, Booking[]> {
  const sorted = dedupeBookings(bookings).sort((a, b) => Date.parse(getPickupTime(a)) - Date.parse(getPickupTime(b)));
  const days = new Map<Day, Booking[]>();
  for (const booking of sorted) {
    const day = getPickupDay(booking);
    if (day !== '') days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return days;
}

const getPickupHour = (booking: Booking): number => toManila(getPickupTime(booking)).hour();

/** Groups the bookings of a day by the hour of their pickup in Manila. */
export function groupByHour(bookings: readonly Booking[]): Map<number, Booking[]> {
  const hours = new Map<number, Booking[]>();
  for (const booking of bookings) {
    const hour = getPickupHour(booking);
    hours.set(hour, [...(hours.get(hour) ?? []), booking]);
  }
  return hours;
}

/** Usual hours of deliveries, which a week always shows. */
const FIRST_HOUR = 6;
const LAST_HOUR = 20;

/** Returns the hours of the week's time axis: the usual ones, and further ones up to an earlier or later pickup. */
export function getHoursInView(bookings: readonly Booking[]): number[] {
  const hours = bookings.map(getPickupHour);
  const first = Math.min(FIRST_HOUR, ...hours);
  return Array.from({ length: Math.max(LAST_HOUR, ...hours) - first + 1 }, (_, index) => first + index);
}

/** Short name of the last stop's city. "Quezon City" stays whole, because Quezon alone is a province. */
export function getShortDestination(booking: Booking): string {
  const last = getBookingStops(booking).at(-1);
  if (!last) return booking.booking_number;
  return last.place?.city?.name?.replace(/^City of |(?<!Quezon) City$/g, '') ?? getShortAddress(last);
}

/** Total cost in pesos, without cancelled deliveries. */
export const sumTotals = (bookings: readonly Booking[]): number =>
  sumPesos(bookings.filter(({ status }) => status !== 'Cancelled').map(({ total }) => total));

/**
 * Returns true if no later page can have a pickup from the first day on. Lists are newest first, and a pickup is at most
 * SCHEDULE_DAYS_AHEAD days after its booking.
 */
export function coversFirstDay(page: readonly Booking[], first: Day): boolean {
  const oldest = page.at(-1);
  return !oldest || toIsoDay(oldest.date_created) < addDays(first, -SCHEDULE_DAYS_AHEAD);
}

/** Returns the reason why a day cannot be booked; null if it can. */
export function getClosedReason(day: Day, today: Day): string | null {
  if (day < today) return 'This day has passed.';
  if (day > addDays(today, SCHEDULE_DAYS_AHEAD)) {
    return `You can schedule a pickup up to ${SCHEDULE_DAYS_AHEAD} days ahead.`;
  }
  return null;
}
