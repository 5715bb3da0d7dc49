import type { Appointment, Booking, BookingRoute, Driver } from '@/api/wire';

/**
 * Who carries a booking and how far it is. What a server may leave out is filled in here, once, so that no screen falls
 * over it. The rating of every page reads its driver here, so this is apart from what only screens show.
 */

const NOBODY = { account_number: '', first_name: '', last_name: '' };

export const firstRoute = (booking: Booking): BookingRoute | null => booking.booking_routes?.[0] ?? null;

/** Returns the current appointment: the last, since a booking that is assigned anew gets one more. */
export function appointmentOf(booking: Booking): Appointment | null {
  const last = firstRoute(booking)?.booking_appointments?.at(-1);
  return last ? { ...last, timeline: last.timeline ?? [] } : null;
}

/** A driver whose person was not sent is one without a name. */
const withPerson = (driver: Driver | null | undefined): Driver | null =>
  driver ? { ...driver, user: { user_profile: driver.user?.user_profile ?? NOBODY } } : null;

export const driverOf = (booking: Booking): Driver | null => withPerson(appointmentOf(booking)?.driver);

/** Returns the account that a chat goes to: the first appointment's driver (spec section 3, docs/decisions/010). */
export const driverAccountOf = (booking: Booking): string | null =>
  withPerson(firstRoute(booking)?.booking_appointments?.[0]?.driver)?.user.user_profile.account_number || null;
