import type { Booking, BookingRoute, Driver } from '@/api/wire';

/**
 * Driver and appointment of a booking, with defaults for the fields that a server may omit. The rating prompt loads this
 * file on every page, so it stays apart from `bookingView`.
 */

const UNKNOWN_PROFILE = { account_number: '', first_name: '', last_name: '' };

/** Returns the only route of a booking; null if the server sent none. */
export const getFirstRoute = (booking: Booking): BookingRoute | null => booking.booking_routes?.[0] ?? null;

type WithAppointments<A> = { booking_routes?: readonly { booking_appointments?: readonly A[] | null }[] | null };

/** Returns the current appointment of a booking, its own or the public one. It is the last: a reassignment appends one. */
export function getCurrentAppointment<A extends { timeline?: readonly unknown[] }>({
  booking_routes,
}: WithAppointments<A>) {
  const last = booking_routes?.[0]?.booking_appointments?.at(-1);
  return last ? { ...last, timeline: last.timeline ?? [] } : null;
}

const withProfile = (driver: Driver | null | undefined): Driver | null =>
  driver ? { ...driver, user: { user_profile: driver.user?.user_profile ?? UNKNOWN_PROFILE } } : null;

/** Returns the current driver; null until one is assigned. */
export const getCurrentDriver = (booking: Booking): Driver | null =>
  withProfile(getCurrentAppointment(booking)?.driver);

/** Returns the account number for a chat: the first appointment's driver (spec section 3, docs/decisions/0010). */
export const getDriverAccountNumber = (booking: Booking): string | null =>
  withProfile(getFirstRoute(booking)?.booking_appointments?.[0]?.driver)?.user.user_profile.account_number || null;
