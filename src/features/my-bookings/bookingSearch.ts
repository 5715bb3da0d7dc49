import type { Booking } from '@/api/wire';
import { appointmentOf, driverOf } from '@/domain/booking/appointment';
import { bookingModeOf, pickupAt, deliveryStatusOf, stopsOf } from '@/domain/booking/bookingView';
import { needsAction } from '@/domain/booking/needsAction';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { toIsoDay } from '@/lib/dates';
import { fullName } from '@/utils/text';
import type { ListFilter } from './listAddress';

/** The moment a list goes by: the delivery of a completed one, the pick-up of one on the road, else the booking. */
export function getListTime(booking: Booking): string {
  if (booking.status === 'Cancelled') return booking.date_created;
  if (booking.status !== 'Completed') return pickupAt(booking);
  const appointment = appointmentOf(booking);
  return appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at ?? booking.date_created;
}

/** "Jose Ma. Peña" and "jose ma. pena" are the same to a search. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return IS_PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}
const IS_PLAIN = /^[\n -~]*$/;

/** What of a booking is searched, put together once per booking: a search of thousands answers between key presses. */
const known = new WeakMap<Booking, string>();

function textOf(booking: Booking): string {
  const before = known.get(booking);
  if (before !== undefined) return before;
  const stops = stopsOf(booking).flatMap(({ address_line, contact_name, contact_mobile, landmark, place }) => [
    address_line,
    contact_name,
    contact_mobile,
    landmark,
    place?.barangay?.name,
    place?.city?.name,
    place?.province?.name,
  ]);
  const driver = driverOf(booking);
  const words = [
    booking.booking_number,
    booking.vehicle_type?.name,
    driver && fullName(driver.user.user_profile),
    driver?.plate_number,
    deliveryStatusOf(booking),
    getStatusLabel(deliveryStatusOf(booking)),
    ...stops,
  ];
  const now = plainText(words.filter(Boolean).join('\n'));
  known.set(booking, now);
  return now;
}

/** Those that fit, in their order; every word of the query has to be somewhere in number, stops, driver or vehicle. */
export function searchBookings(bookings: readonly Booking[], filter: ListFilter): Booking[] {
  const words = plainText(filter.query).split(/\s+/).filter(Boolean);
  return bookings.filter((booking) => {
    if (filter.mode !== '' && bookingModeOf(booking) !== filter.mode) return false;
    if (filter.needsAction && !needsAction(booking)) return false;
    if (filter.from !== '' || filter.to !== '') {
      const day = toIsoDay(getListTime(booking));
      if (day === '' || (filter.from !== '' && day < filter.from) || (filter.to !== '' && day > filter.to))
        return false;
    }
    return words.length === 0 || words.every((word) => textOf(booking).includes(word));
  });
}
