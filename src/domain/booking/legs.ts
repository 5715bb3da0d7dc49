import type { BookingRoute, Stop } from '@/api/wire';
import { MINUTE_MS } from '@/config/constants';
import { getDistanceKm, toLatLng } from '@/lib/maps/geo';
import { decodeRoute } from '@/lib/maps/polyline';
import { getShareTravelled } from '@/lib/maps/progress';

/** Leg from the previous stop to this one; the first has zero length. `arrivesAt` is in ms. */
export type Leg = { km: number; minutes: number; arrivesAt: number };

/** Time for loading or handing over at a stop. The wire only has the duration of the whole route, which includes it. */
const MINUTES_AT_A_STOP = 12;

/** Returns the travelled share of the route at each stop, 0 to 1: along the road, or in straight lines without one. */
function getStopShares(stops: readonly Stop[], polyline: string | null | undefined): number[] {
  const road = decodeRoute(polyline);
  const line = road.length > 1 ? road : stops.map(toLatLng);
  const lengths = line.slice(1).map((point, index) => getDistanceKm(line[index] ?? point, point));
  const total = lengths.reduce((sum, km) => sum + km, 0);
  let travelled = 0;
  return stops.map((stop, index) => {
    if (index === 0) return 0;
    if (index === stops.length - 1) return 1;
    const share =
      line === road
        ? getShareTravelled(road, toLatLng(stop))
        : travelled + (total ? (lengths[index - 1] ?? 0) / total : 0);
    // a road may pass the same point twice, and the share must never decrease
    travelled = Math.max(travelled, share);
    return travelled;
  });
}

/**
 * Estimates the legs of a route from its distance and duration. A leg includes the time at the stop before it, unless
 * the duration is too short for that. `start` is the pickup time in ms.
 */
export function getLegs(
  { distance_km, duration_minutes, polyline }: Pick<BookingRoute, 'distance_km' | 'duration_minutes' | 'polyline'>,
  stops: readonly Stop[],
  start: number,
): Leg[] {
  const shares = getStopShares(stops, polyline);
  const handling = MINUTES_AT_A_STOP * (stops.length - 1);
  const [atStop, driving] =
    handling <= duration_minutes ? [MINUTES_AT_A_STOP, duration_minutes - handling] : [0, duration_minutes];
  // whole minutes, so that the minutes of the legs add up to the times of the stops
  const arrivals = shares.map((share, index) => Math.round(atStop * index + driving * share));
  return shares.map((share, index) => {
    const arrival = arrivals[index] ?? 0;
    return {
      km: distance_km * (share - (shares[index - 1] ?? 0)),
      minutes: arrival - (arrivals[index - 1] ?? 0),
      arrivesAt: start + arrival * MINUTE_MS,
    };
  });
}
