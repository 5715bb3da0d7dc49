import { DROPOFFS_MAX } from '@/config/constants';
import { EVERY_DROPOFF, createDraftKey, type DeliveryDraft, type DraftItem, type DraftStop } from './draft';

export type StopsAndItems = Pick<DeliveryDraft, 'stops' | 'items'>;

/** Returns true while the route has fewer than the maximum of drop-offs. */
export const canAddStop = (route: Pick<StopsAndItems, 'stops'>) => route.stops.length - 1 < DROPOFFS_MAX;
/** Returns true if more than the required pickup and one drop-off remain. */
const canRemoveStop = (route: Pick<StopsAndItems, 'stops'>) => route.stops.length > 2;

/** Assigns goods without a drop-off to the last drop-off. */
export function withGoodsOnDropoffs(stops: DraftStop[], items: DraftItem[]): StopsAndItems {
  const dropoffs = new Set([EVERY_DROPOFF, ...stops.slice(1).map((stop) => stop.key)]);
  const last = stops.at(-1)?.key ?? '';
  return { stops, items: items.map((item) => (dropoffs.has(item.stop) ? item : { ...item, stop: last })) };
}

/** Removes a stop; its goods move to the last drop-off. */
export function removeStop(route: StopsAndItems, index: number): StopsAndItems {
  if (!canRemoveStop(route)) return route;
  return withGoodsOnDropoffs(
    route.stops.filter((_, position) => position !== index),
    route.items,
  );
}

/** Inserts a copy of a stop after it, with the same address and without goods. */
export function duplicateStop(route: StopsAndItems, index: number): StopsAndItems {
  const stop = route.stops[index];
  if (!stop || !canAddStop(route)) return route;
  return { stops: route.stops.toSpliced(index + 1, 0, { ...stop, key: createDraftKey() }), items: route.items };
}

/** Moves a stop to another position. The first stop is always the pickup. */
export function moveStop(route: StopsAndItems, from: number, to: number): StopsAndItems {
  const stop = route.stops[from];
  if (!stop || to < 0 || to >= route.stops.length || from === to) return route;
  return withGoodsOnDropoffs(route.stops.toSpliced(from, 1).toSpliced(to, 0, stop), route.items);
}

/** Reverses the route: the last drop-off becomes the pickup. */
export function reverseStops(route: StopsAndItems): StopsAndItems {
  return withGoodsOnDropoffs(route.stops.toReversed(), route.items);
}
