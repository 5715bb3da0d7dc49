import { DROPOFFS_MAX } from '@/config/constants';
import { getDistanceKm, toLatLng, type LatLng } from '@/lib/maps/geo';
import type { DraftStop } from './draft';
import { isLocated } from './draftRules';

/** Smallest saving worth a new order, in km; less is below the precision of a pin. */
const WORTHWHILE_KM = 0.05;

/** Length of the route through the points in straight lines, in km. */
export const getStraightKm = (points: readonly LatLng[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + getDistanceKm(points[index] ?? point, point), 0);

/**
 * Finds the shortest route through every subset of the drop-offs by its last drop-off (Held-Karp). A subset is a bit
 * mask; the results are at `subset * count + last`. Typed arrays and plain loops: 15 drop-offs have half a million routes.
 */
function findShortestRoutes(fromPickup: readonly number[], km: Float64Array) {
  const count = fromPickup.length;
  const lengths = new Float64Array(2 ** count * count).fill(Infinity);
  /** Drop-off before the last one; -1 for the pickup. */
  const previous = new Int8Array(lengths.length).fill(-1);
  fromPickup.forEach((length, index) => (lengths[(1 << index) * count + index] = length));
  for (let subset = 1; subset < 2 ** count; subset += 1) {
    for (let last = 0; last < count; last += 1) {
      const length = lengths[subset * count + last] ?? Infinity;
      if (length === Infinity) continue;
      for (let next = 0; next < count; next += 1) {
        if (subset & (1 << next)) continue;
        const state = (subset | (1 << next)) * count + next;
        const newLength = length + (km[last * count + next] ?? 0);
        if (newLength >= (lengths[state] ?? 0)) continue;
        lengths[state] = newLength;
        previous[state] = last;
      }
    }
  }
  return { lengths, previous };
}

/**
 * Returns the order of the points, as indexes, that makes the route through them shortest; the first point stays first.
 * It is exact: with the most drop-offs of a booking, that takes no longer than a heuristic.
 */
export function findShortestOrder([pickup, ...dropoffs]: readonly LatLng[]): number[] {
  if (!pickup) return [];
  const count = dropoffs.length;
  const km = Float64Array.from(dropoffs.flatMap((from) => dropoffs.map((to) => getDistanceKm(from, to))));
  const { lengths, previous } = findShortestRoutes(
    dropoffs.map((dropoff) => getDistanceKm(pickup, dropoff)),
    km,
  );
  const order: number[] = [];
  let subset = 2 ** count - 1;
  // routes through all drop-offs, by their last one
  const fullLengths = lengths.subarray(subset * count);
  let last = fullLengths.indexOf(Math.min(...fullLengths));
  // from the last drop-off back to the pickup
  while (last >= 0) {
    order.unshift(last + 1);
    const before = previous[subset * count + last] ?? -1;
    subset &= ~(1 << last);
    last = before;
  }
  return [0, ...order];
}

/** Returns true for a route with at least two drop-offs whose stops all have coordinates. */
export const canReorder = (stops: readonly DraftStop[]): boolean =>
  stops.length > 2 && stops.length - 1 <= DROPOFFS_MAX && stops.every(isLocated);

/** Returns the stops in their shortest order from the pickup, and the km saved; null without one that is shorter. */
export function toShortestOrder(stops: readonly DraftStop[]): { stops: DraftStop[]; savedKm: number } | null {
  if (!stops.every(isLocated)) return null;
  const points = stops.map(toLatLng);
  const ordered = findShortestOrder(points).flatMap((index) => stops[index] ?? []);
  const savedKm = getStraightKm(points) - getStraightKm(ordered.map(toLatLng));
  return savedKm < WORTHWHILE_KM ? null : { stops: ordered, savedKm };
}

/** Returns the stops in the order of the keys. */
export const sortByKeys = (stops: readonly DraftStop[], keys: readonly string[]): DraftStop[] =>
  stops.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
