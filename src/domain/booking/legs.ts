import type { BookingRoute, Stop } from '@/api/wire';
import { distanceKm, type LatLng } from '@/lib/maps/geo';
import { decodeRoute } from '@/lib/maps/polyline';
import { getShareTravelled } from '@/lib/maps/progress';

/** From the stop before to this one, and when it is reached; the first stop has nothing behind it. */
export type Leg = { km: number; minutes: number; at: number };

/**
 * What loading or handing over takes at a stop, before the way goes on: the wire gives the route's duration alone, with
 * that time within it.
 */
const MINUTES_AT_A_STOP = 12;

const pointOf = ({ lat, lng }: Stop): LatLng => [lat, lng];

/** How much of the way lies behind each stop, 0 to 1: along the road where there is one, else as the crow flies. */
function sharesOf(stops: readonly Stop[], polyline: string | null | undefined): number[] {
  const road = decodeRoute(polyline);
  const line = road.length > 1 ? road : stops.map(pointOf);
  const along = line.slice(1).map((point, at) => distanceKm(line[at] ?? point, point));
  const whole = along.reduce((sum, km) => sum + km, 0);
  let behind = 0;
  return stops.map((stop, at) => {
    if (at === 0) return 0;
    if (at === stops.length - 1) return 1;
    const share =
      line === road ? getShareTravelled(road, pointOf(stop)) : behind + (whole ? (along[at - 1] ?? 0) / whole : 0);
    // a road that passes a stop twice never leads back
    behind = Math.max(behind, share);
    return behind;
  });
}

/**
 * The route's distance and duration, shared among its stops: each leg has the time at the stop before it and its part
 * of the driving. A duration too short for that is all driving. `start` is the pick-up (ms). An estimate.
 */
export function legsOf(
  { distance_km, duration_minutes, polyline }: Pick<BookingRoute, 'distance_km' | 'duration_minutes' | 'polyline'>,
  stops: readonly Stop[],
  start: number,
): Leg[] {
  const shares = sharesOf(stops, polyline);
  const handling = MINUTES_AT_A_STOP * (stops.length - 1);
  const [atStop, driving] =
    handling <= duration_minutes ? [MINUTES_AT_A_STOP, duration_minutes - handling] : [0, duration_minutes];
  return shares.map((share, at) => {
    const part = share - (shares[at - 1] ?? 0);
    return {
      km: distance_km * part,
      minutes: at === 0 ? 0 : atStop + driving * part,
      at: start + (atStop * at + driving * share) * 60_000,
    };
  });
}
