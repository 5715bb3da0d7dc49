import type { Booking } from '@/api/wire';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode, getBookingStops, getDeliveryStatus, getPickupTime } from '@/domain/booking/bookingView';
import { getDeliveredAt } from '@/domain/booking/eta';
import { findNeededAction } from '@/domain/booking/neededAction';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { toIsoDay } from '@/lib/dates';
import { memoize } from '@/utils/memoize';
import { toPlainText } from '@/utils/plainText';
import { joinName } from '@/utils/text';
import type { ListFilter } from './listParams';

/** Returns the time that a list shows: delivery if completed, booking if cancelled, otherwise pickup. */
export function getListTime(booking: Booking): string {
  if (booking.status === 'Cancelled') return booking.date_created;
  if (booking.status !== 'Completed') return getPickupTime(booking);
  return getDeliveredAt(booking) ?? booking.date_created;
}

const getSearchText = memoize((booking: Booking) => {
  const stops = getBookingStops(booking).flatMap(({ address_line, contact_name, contact_mobile, landmark, place }) => [
    address_line,
    contact_name,
    contact_mobile,
    landmark,
    place?.barangay?.name,
    place?.city?.name,
    place?.province?.name,
  ]);
  const driver = getCurrentDriver(booking);
  const parts = [
    booking.booking_number,
    booking.vehicle_type?.name,
    joinName(driver?.user.user_profile),
    driver?.plate_number,
    getDeliveryStatus(booking),
    getStatusLabel(getDeliveryStatus(booking)),
    ...stops,
  ];
  return toPlainText(parts.filter(Boolean).join('\n'));
});

/** Returns the matching bookings in order; each query word must occur in number, stops, driver, vehicle or status. */
export function searchBookings(bookings: readonly Booking[], filter: ListFilter): Booking[] {
  const words = toPlainText(filter.query).split(/\s+/).filter(Boolean);
  return bookings.filter((booking) => {
    if (filter.mode !== '' && getBookingMode(booking) !== filter.mode) return false;
    if (filter.needsAction && !findNeededAction(booking)) return false;
    if (filter.from !== '' || filter.to !== '') {
      const day = toIsoDay(getListTime(booking));
      if (day === '' || (filter.from !== '' && day < filter.from) || (filter.to !== '' && day > filter.to))
        return false;
    }
    return words.length === 0 || words.every((word) => getSearchText(booking).includes(word));
  });
}
