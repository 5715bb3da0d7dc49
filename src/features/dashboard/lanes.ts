import type { Booking, Stop } from '@/api/wire';
import { getBookingMode, getBookingStops } from '@/domain/booking/bookingView';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { readPlaceId } from '@/domain/places/sentPlaces';

/** A route with past deliveries; `latest` is the newest of them, `between` the number of stops between its ends. */
export type Lane = { key: string; latest: Booking; count: number; from: string; to: string; between: number };

const LANES_MAX = 3;

const getPlaceKey = (stop: Stop) =>
  [stop.address_line.trim().toLowerCase(), readPlaceId(stop, 'city'), readPlaceId(stop, 'barangay')].join('|');

const getLaneKey = (booking: Booking) =>
  [getBookingMode(booking), ...getBookingStops(booking).map(getPlaceKey)].join(' > ');

function toLane(key: string, deliveries: Booking[]): Lane {
  const latest = deliveries.reduce((a, b) => (Date.parse(b.date_created) > Date.parse(a.date_created) ? b : a));
  return { key, latest, count: deliveries.length, ...getRouteSummary(latest) };
}

/** Returns the most frequent lanes (same mode and stops), the most recent first among equals. */
export function getTopLanes(bookings: readonly Booking[]): Lane[] {
  const lanes = new Map<string, Booking[]>();
  for (const booking of bookings) {
    if (booking.status !== 'Completed' || getBookingStops(booking).length < 2) continue;
    const key = getLaneKey(booking);
    lanes.set(key, [...(lanes.get(key) ?? []), booking]);
  }
  return [...lanes]
    .map(([key, deliveries]) => toLane(key, deliveries))
    .sort((a, b) => b.count - a.count || Date.parse(b.latest.date_created) - Date.parse(a.latest.date_created))
    .slice(0, LANES_MAX);
}
