import type { Booking, Stop } from '@/api/wire';
import type { BookingMode } from '@/config/paths';
import { formatNearDay, formatTime, isSameDay } from '@/lib/dates';
import { fullName, shortAddress } from '@/utils/text';
import { sentPlaces } from '../places/sentPlaces';
import { appointmentOf, driverOf, firstRoute } from './appointment';
import { etaLines, isScheduled, type EtaLine } from './eta';
import { getStatusLabel } from './statusLabels';

/** What several screens show of a booking, read from the wire in one place. */

export const bookingModeOf = ({ booking_type }: Pick<Booking, 'booking_type'>): BookingMode =>
  booking_type === 'shared' ? 'shared' : 'exclusive';

/** When it is fetched; empty where the server left that out. */
export const pickupAt = (booking: Booking): string => booking.schedule?.pickup_at ?? '';

/** What a server may leave out of a stop is empty: nothing that shows or books it anew falls over it. */
const whole = (stop: Stop, at: number): Stop => ({
  ...stop,
  sequence: stop.sequence ?? at,
  contact_name: stop.contact_name ?? '',
  contact_mobile: stop.contact_mobile ?? '',
  address_line: stop.address_line ?? '',
  items: stop.items ?? [],
  place: sentPlaces(stop),
});

/** The route's stops in their order; empty where the server sent none. */
export const stopsOf = (booking: Booking): Stop[] =>
  (firstRoute(booking)?.stops ?? []).map(whole).sort((a, b) => a.sequence - b.sequence);

/** The word of the delivery's state: the driver's where there is one, else the booking's own. */
export const deliveryStatusOf = (booking: Booking): string => {
  if (booking.status === 'Cancelled' || booking.status === 'Pending') return booking.status;
  return appointmentOf(booking)?.status ?? booking.status;
};

/** The status to show: a booking whose driver is not sought yet is scheduled. */
export const shownStatus = (booking: Booking, now: number): string =>
  isScheduled(booking, now) ? 'Scheduled' : deliveryStatusOf(booking);

const BEFORE_PICKUP = new Set(['Finding Driver', 'Driver Assigned', 'Arrived at Pickup']);

/** Until the goods are on board; the server decides in the end. */
export function canCancel(booking: Booking): boolean {
  if (booking.status === 'Pending') return true;
  if (booking.status !== 'Ongoing') return false;
  const status = appointmentOf(booking)?.status;
  return status === undefined || BEFORE_PICKUP.has(status);
}

/** "Unit 5, 88 Jupiter St, Makati": the short address and the city. */
export function shortPlace(stop: Stop): string {
  const street = shortAddress(stop.address_line);
  const city = stop.place?.city?.name?.replace(/^City of /, '') ?? '';
  return [street, city].filter((part) => part !== '').join(', ') || '-';
}

export type StopKind = 'pickup' | 'stop' | 'dropoff';

const kindAt = (at: number, count: number): StopKind => {
  if (at === 0) return 'pickup';
  return at === count - 1 ? 'dropoff' : 'stop';
};

const numbered = (kind: StopKind, at: number) => (kind === 'stop' ? at : undefined);

/** "Pick-up", "Stop 1", "Drop-off". */
export const stopCaption = (at: number, count: number): string => {
  const kind = kindAt(at, count);
  if (kind === 'pickup') return 'Pick-up';
  return kind === 'dropoff' ? 'Drop-off' : `Stop ${at}`;
};

const ARRIVED = 'Arrived at Drop-off';

/** How many stops are behind the driver, from the timeline: the pick-up counts as the first. */
export function stopsDone(booking: Booking): number {
  const appointment = appointmentOf(booking);
  if (!appointment) return 0;
  const count = stopsOf(booking).length;
  if (appointment.status === 'Delivered' || booking.status === 'Completed') return count;
  const isPickedUp = appointment.timeline.some(({ status }) => status === 'Picked Up');
  if (!isPickedUp) return 0;
  const delivered = appointment.timeline.filter(({ status }) => status === 'Delivered').length;
  const arrived = appointment.timeline.filter(({ status }) => status === ARRIVED).length;
  return Math.min(count - 1, 1 + Math.max(delivered, appointment.status === ARRIVED ? arrived - 1 : arrived));
}

export function toMapStops(booking: Booking) {
  const stops = stopsOf(booking);
  const done = stopsDone(booking);
  return stops.map((stop, at) => {
    const kind = kindAt(at, stops.length);
    return {
      key: String(stop.sequence),
      kind,
      number: numbered(kind, at),
      title: shortPlace(stop),
      caption: stopCaption(at, stops.length),
      lat: stop.lat,
      lng: stop.lng,
      isDone: at < done,
    };
  });
}

/** "Pickup tomorrow, 08:00 AM", "Arrives 10:52 AM, 34 Minutes". */
export function etaText({ caption, at, left }: EtaLine, now: number): string {
  const day = isSameDay(at, now) ? ' ' : ` ${formatNearDay(at, now)}, `;
  return `${caption}${day}${formatTime(at)}${left ? `, ${left}` : ''}`;
}

/** The sidebar's card of an ongoing booking. */
export function toOngoingCard(booking: Booking, now: number) {
  const driver = driverOf(booking);
  const vehicle = [booking.vehicle_type?.name, driver?.plate_number].filter(Boolean).join(', ');
  const [line] = etaLines(booking, now);
  return {
    bookingNumber: booking.booking_number,
    mode: bookingModeOf(booking),
    stops: toMapStops(booking),
    driver: driver && {
      name: fullName(driver.user.user_profile),
      photo: driver.user.user_profile.profile_image,
      vehicle: vehicle || undefined,
    },
    status: { status: shownStatus(booking, now), label: getStatusLabel(shownStatus(booking, now)) },
    time: line && etaText(line, now),
  };
}
