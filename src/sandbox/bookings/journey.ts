import type { BookingRecord } from '../records/bookings';
import { getDrawnFractions, getLegFractions, getPointAt, planRoute } from '../routing/route';

type DriverPosition = { lat: number; lng: number; heading: number | null };
export type Journey = {
  /** Null before a driver is found and after the last drop-off. */
  position: DriverPosition | null;
  /** Arrival at the last drop-off; null once reached, or without a driver. */
  etaAt: number | null;
  distanceLeftKm: number | null;
  /** Sequence of the next stop, or of the stop the driver is at. */
  nextStop: number | null;
};

const NO_POSITION: Journey = { position: null, etaAt: null, distanceLeftKm: null, nextStop: null };

const findLastArrival = (plan: BookingRecord['plan']): number | null =>
  plan.filter((step) => step.status === 'Arrived at Drop-off').at(-1)?.at ?? null;

/** Returns the share of a period that has passed, 0 to 1; 1 for an empty period. */
const getShare = ({ from, to }: { from: number; to: number }, now: number): number =>
  to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Locates the driver of an ongoing booking at `now`, between the completed and the planned steps. */
export function getJourney(booking: BookingRecord, now: number): Journey {
  const { stops, rate, timeline, plan, polyline, distance_km } = booking;
  const pickup = stops[0];
  const last = timeline.at(-1);
  if (booking.status !== 'Ongoing' || !rate || !pickup || !last || last.status === 'Finding Driver') {
    const isScheduled = booking.status === 'Ongoing' && plan.some((step) => step.status === 'Arrived at Pickup');
    return isScheduled
      ? { ...NO_POSITION, etaAt: findLastArrival(plan), distanceLeftKm: distance_km, nextStop: 0 }
      : NO_POSITION;
  }
  const ahead = plan.find((step) => step.status.startsWith('Arrived'));
  const etaAt = findLastArrival(plan);
  const driven = getShare({ from: last.at, to: ahead?.at ?? last.at }, now);

  if (last.status === 'Driver Assigned') {
    const from = rate.from ?? pickup;
    const interpolate = (a: number, b: number) => a + (b - a) * driven;
    const position = { lat: interpolate(from.lat, pickup.lat), lng: interpolate(from.lng, pickup.lng), heading: null };
    return { position, etaAt, distanceLeftKm: distance_km, nextStop: 0 };
  }

  const behind = last.stop ?? findLastStop(booking);
  const next = last.status === 'In Transit' ? (ahead?.stop ?? behind) : behind;
  const interpolateLeg = (shares: number[]) => {
    const from = shares[behind] ?? 0;
    return from + ((shares[next] ?? 1) - from) * driven;
  };
  // Road and polyline divide differently into legs; the marker has to meet each stop on the polyline.
  const share = interpolateLeg(getLegFractions(planRoute(stops).legs_km));
  const isAtStop = last.status === 'Arrived at Pickup' || last.status === 'Arrived at Drop-off';
  return {
    position: getPointAt(polyline, interpolateLeg(getDrawnFractions(polyline))),
    etaAt,
    distanceLeftKm: Math.round(distance_km * (1 - share) * 10) / 10,
    nextStop: isAtStop ? last.stop : (ahead?.stop ?? behind),
  };
}

/** Sequence of the last completed stop. */
function findLastStop({ timeline }: BookingRecord): number {
  return timeline.reduce((stop, entry) => Math.max(stop, entry.stop ?? 0), 0);
}
