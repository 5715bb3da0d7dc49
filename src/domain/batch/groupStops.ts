import { DROPOFFS_MAX } from '@/config/constants';
import { getDistanceKm, toLatLng, type Point } from '@/lib/maps/geo';
import { getStraightKm } from '../draft/stopOrder';

const getKmBetween = (a: Point, b: Point) => getDistanceKm(toLatLng(a), toLatLng(b));

/** Returns the length of a route from the pickup through all stops in km, as the crow flies. */
export const getRouteKm = (pickup: Point, stops: readonly Point[]): number =>
  getStraightKm([pickup, ...stops].map(toLatLng));

/** Returns the bearing of a stop from the pickup, in radians. */
function getBearing(pickup: Point, stop: Point): number {
  const east = (stop.lng - pickup.lng) * Math.cos((pickup.lat * Math.PI) / 180);
  return Math.atan2(stop.lat - pickup.lat, east);
}

/** Orders stops by always driving to the nearest one left. Equal distances keep the order of the list. */
function orderByNearest<P extends Point>(pickup: Point, stops: readonly P[]): P[] {
  const left = [...stops];
  const ordered: P[] = [];
  let from: Point = pickup;
  while (left.length > 0) {
    const distances = left.map((stop) => getKmBetween(from, stop));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    if (!next) break;
    ordered.push(next);
    from = next;
  }
  return ordered;
}

const reversePart = <P>(stops: readonly P[], from: number, to: number): P[] => [
  ...stops.slice(0, from),
  ...stops.slice(from, to + 1).toReversed(),
  ...stops.slice(to + 1),
];

/** Reverses parts of a route as long as that shortens it (2-opt). The route starts at the pickup and may end anywhere. */
function withoutDetours<P extends Point>(pickup: Point, stops: readonly P[]): P[] {
  let best = [...stops];
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    for (let from = 0; from < best.length - 1; from += 1) {
      for (let to = from + 1; to < best.length; to += 1) {
        const changed = reversePart(best, from, to);
        if (getRouteKm(pickup, changed) < getRouteKm(pickup, best) - 1e-9) {
          best = changed;
          isShorter = true;
        }
      }
    }
  }
  return best;
}

/**
 * Returns a short route through stops from the pickup. Deterministic; not always the shortest, because a sweep tries too
 * many routes for the exact `findShortestOrder`.
 */
export const orderStops = <P extends Point>(pickup: Point, stops: readonly P[]): P[] =>
  withoutDetours(pickup, orderByNearest(pickup, stops));

/** Cuts a list into the fewest parts of nearly equal size that one booking takes. */
function toParts<P>(list: readonly P[]): P[][] {
  const count = Math.ceil(list.length / DROPOFFS_MAX);
  return Array.from({ length: count }, (_, index) =>
    list.slice(Math.floor((index * list.length) / count), Math.floor(((index + 1) * list.length) / count)),
  );
}

const getTotalKm = (pickup: Point, groups: readonly (readonly Point[])[]) =>
  groups.reduce((km, stops) => km + getRouteKm(pickup, stops), 0);

/**
 * Groups drop-offs into routes, each for one booking. Sweep: sorts the drop-offs by their bearing from the pickup, and cuts
 * the circle at each of the first `DROPOFFS_MAX` places. The cut with the shortest routes wins, or the drop-offs as listed
 * if their routes are shorter. The same list gives the same groups.
 */
export function groupStops<P extends Point>(pickup: Point, stops: readonly P[]): P[][] {
  const around = stops.toSorted((a, b) => getBearing(pickup, a) - getBearing(pickup, b));
  const starts = Array.from({ length: Math.min(DROPOFFS_MAX, stops.length) }, (_, start) => start);
  const swept = starts.map((start) => [...around.slice(start), ...around.slice(0, start)]);
  const candidates = [stops, ...swept].map((list) => toParts(list).map((part) => orderStops(pickup, part)));
  return candidates.reduce((best, groups) => (getTotalKm(pickup, groups) < getTotalKm(pickup, best) ? groups : best));
}
