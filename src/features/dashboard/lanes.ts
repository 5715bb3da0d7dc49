import type { Booking } from '@/api/wire';
import { getBookingMode, shortPlace, getBookingStops } from '@/domain/booking/bookingView';

/** A route with past deliveries; `latest` is the newest of them, `between` the number of stops between its ends. */
export type Lane = { key: string; latest: Booking; times: number; from: string; to: string; between: number };

const LANES_MAX = 3;

const placeKey = (place: { address_line: string; city: unknown; barangay: unknown }) =>
  [place.address_line.trim().toLowerCase(), String(place.city), String(place.barangay)].join('|');

const laneKey = (booking: Booking) => [getBookingMode(booking), ...getBookingStops(booking).map(placeKey)].join(' > ');

function toLane(key: string, deliveries: Booking[]): Lane {
  const latest = deliveries.reduce((a, b) => (Date.parse(b.date_created) > Date.parse(a.date_created) ? b : a));
  const stops = getBookingStops(latest);
  const [first, last] = [stops[0], stops.at(-1)];
  return {
    key,
    latest,
    times: deliveries.length,
    from: first ? shortPlace(first) : '-',
    to: last ? shortPlace(last) : '-',
    between: stops.length - 2,
  };
}

/** Returns the most frequent lanes (same mode and stops), the most recent first among equals. */
export function getTopLanes(bookings: readonly Booking[]): Lane[] {
  const lanes = new Map<string, Booking[]>();
  for (const booking of bookings) {
    if (booking.status !== 'Completed' || getBookingStops(booking).length < 2) continue;
    const key = laneKey(booking);
    lanes.set(key, [...(lanes.get(key) ?? []), booking]);
  }
  return [...lanes]
    .map(([key, deliveries]) => toLane(key, deliveries))
    .sort((a, b) => b.times - a.times || Date.parse(b.latest.date_created) - Date.parse(a.latest.date_created))
    .slice(0, LANES_MAX);
}
