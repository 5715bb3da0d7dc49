import type { Booking, Stop } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import type { AppointmentStatus, DeliveryStatus, OrUnknown, ShownStatus } from '@/config/statuses';
import { formatNearDay, formatTime, isSameDay } from '@/lib/dates';
import { shortenAddress } from '@/utils/address';
import { getStopKind, getStopLabel } from '@/utils/stopNames';
import { getFullName } from '@/utils/text';
import { getSentPlaces } from '../places/sentPlaces';
import { getCurrentAppointment, getCurrentDriver, getFirstRoute } from './appointment';
import { countDelivered, countDropoffs, getEtaLines, isScheduled, type EtaLine, type TimedBooking } from './eta';
import { getStatusLabel } from './statusLabels';

// Fields of a booking that several screens show, read from the wire in one place.

/** Returns the mode of a booking; an unknown type counts as exclusive. */
export const getBookingMode = ({ booking_type }: Pick<Booking, 'booking_type'>): BookingMode =>
  booking_type === 'shared' ? 'shared' : 'exclusive';

/** Returns the pickup time as ISO text; '' if the server omits it. */
export const getPickupTime = (booking: Booking): string => booking.schedule?.pickup_at ?? '';

const withDefaults = (stop: Stop, index: number): Stop => ({
  ...stop,
  sequence: stop.sequence ?? index,
  contact_name: stop.contact_name ?? '',
  contact_mobile: stop.contact_mobile ?? '',
  address_line: stop.address_line ?? '',
  items: stop.items ?? [],
  place: getSentPlaces(stop),
});

/** Returns the route's stops in order, with defaults for omitted fields; [] if the server sent none. */
export const getBookingStops = (booking: Booking): Stop[] =>
  (getFirstRoute(booking)?.stops ?? []).map(withDefaults).sort((a, b) => a.sequence - b.sequence);

/** Returns the driver's status, or the booking's own without a driver. */
export function getDeliveryStatus(booking: TimedBooking): OrUnknown<DeliveryStatus> {
  if (booking.status === 'Cancelled' || booking.status === 'Pending') return booking.status;
  const status = getCurrentAppointment(booking)?.status ?? booking.status;
  if (status !== 'Delivered' || booking.status !== 'Ongoing') return status;
  // some servers report "Delivered" after each drop-off, before the driver leaves for the next
  const delivered = countDelivered(booking);
  return delivered > 0 && delivered < countDropoffs(booking) ? 'In Transit' : status;
}

/** Returns the status to show: "Scheduled" until the search for a driver begins. */
export const getShownStatus = (booking: TimedBooking, now: number): OrUnknown<ShownStatus> =>
  isScheduled(booking, now) ? 'Scheduled' : getDeliveryStatus(booking);

const BEFORE_PICKUP = new Set<OrUnknown<DeliveryStatus>>(['Finding Driver', 'Driver Assigned', 'Arrived at Pickup']);

/** Returns true while a driver is looked for, or on the way to the pickup, or there. */
export const isBeforePickup = (booking: Booking) => BEFORE_PICKUP.has(getDeliveryStatus(booking));

/** Returns true until the goods are picked up. The server has the final decision. */
export function canCancel(booking: Booking): boolean {
  if (booking.status === 'Pending') return true;
  if (booking.status !== 'Ongoing') return false;
  const status = getCurrentAppointment(booking)?.status;
  return status === undefined || BEFORE_PICKUP.has(status);
}

/** Returns the short address and the city: "Unit 5, 88 Jupiter St, Makati". */
export function getShortAddress(stop: Stop): string {
  const street = shortenAddress(stop.address_line);
  const city = stop.place?.city?.name?.replace(/^City of /, '') ?? '';
  return [street, city].filter((part) => part !== '').join(', ') || '-';
}

/** Counts the stops that the driver has passed, from the timeline. The pickup counts as the first. */
export function countStopsDone(booking: Booking): number {
  const appointment = getCurrentAppointment(booking);
  if (!appointment) return 0;
  const count = getBookingStops(booking).length;
  if (getDeliveryStatus(booking) === 'Delivered' || booking.status === 'Completed') return count;
  const isPickedUp = appointment.timeline.some(({ status }) => status === 'Picked Up');
  if (!isPickedUp) return 0;
  const countEntries = (wanted: AppointmentStatus) =>
    appointment.timeline.filter(({ status }) => status === wanted).length;
  const arrived = countEntries('Arrived at Drop-off');
  // the driver is still at the last stop with an arrival
  const left = appointment.status === 'Arrived at Drop-off' ? arrived - 1 : arrived;
  return Math.min(count - 1, 1 + Math.max(countEntries('Delivered'), left));
}

/** Converts the stops of a booking to markers and list rows of a map. */
export function toMapStops(booking: Booking) {
  const stops = getBookingStops(booking);
  const done = countStopsDone(booking);
  return stops.map((stop, index) => {
    const kind = getStopKind(index, stops.length);
    return {
      key: String(stop.sequence),
      kind,
      number: kind === 'stop' ? index : undefined,
      title: getShortAddress(stop),
      caption: getStopLabel(index, stops.length),
      lat: stop.lat,
      lng: stop.lng,
      isDone: index < done,
    };
  });
}

/** Formats a time of a delivery: "Pickup tomorrow, 08:00 AM", "Arrives 10:52 AM, 34 Minutes". */
function formatEta({ caption, at, left }: EtaLine, now: number): string {
  const day = isSameDay(at, now) ? ' ' : ` ${formatNearDay(at, now)}, `;
  return `${caption}${day}${formatTime(at)}${left ? `, ${left}` : ''}`;
}

/** Returns the content of the sidebar card for an ongoing booking. */
export function toOngoingCard(booking: Booking, now: number) {
  const driver = getCurrentDriver(booking);
  const vehicle = [booking.vehicle_type?.name, driver?.plate_number].filter(Boolean).join(', ');
  const [line] = getEtaLines(booking, now);
  return {
    bookingNumber: booking.booking_number,
    mode: getBookingMode(booking),
    stops: toMapStops(booking),
    driver: driver && {
      name: getFullName(driver.user.user_profile),
      photo: driver.user.user_profile.profile_image,
      vehicle: vehicle || undefined,
    },
    status: { status: getShownStatus(booking, now), label: getStatusLabel(getShownStatus(booking, now)) },
    time: line && formatEta(line, now),
  };
}
