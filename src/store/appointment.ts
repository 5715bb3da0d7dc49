import type { Appointment, Booking, BookingRoute, Driver } from '../api/wire';

/**
 * Who carries a booking and how far it is. What a server may leave out is filled in here, once, so that no screen falls
 * over it. The rating of every page reads its driver here, so this is apart from what only screens show.
 */

const NOBODY = { account_number: '', first_name: '', last_name: '' };

export const firstRoute = (booking: Booking): BookingRoute | null => booking.booking_routes?.[0] ?? null;

/** The last one counts where a booking was assigned anew; its timeline is empty where none was sent. */
export function appointmentOf(booking: Booking): Appointment | null {
  const last = firstRoute(booking)?.booking_appointments?.at(-1);
  return last ? { ...last, timeline: last.timeline ?? [] } : null;
}

/** A driver whose person was not sent is one without a name. */
const withPerson = (driver: Driver | null | undefined): Driver | null =>
  driver ? { ...driver, user: { user_profile: driver.user?.user_profile ?? NOBODY } } : null;

export const driverOf = (booking: Booking): Driver | null => withPerson(appointmentOf(booking)?.driver);

/** Where a message to the driver goes (spec section 3, Booking data). */
export const driverAccountOf = (booking: Booking): string | null =>
  driverOf(booking)?.user.user_profile.account_number || null;
