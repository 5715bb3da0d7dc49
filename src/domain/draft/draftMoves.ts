import { DROPOFFS_MAX } from '@/config/constants';
import type { DeliveryDraft, DraftItem, DraftStop } from './draft';
import { newDraftKey } from './draft';

export type StopsAndItems = Pick<DeliveryDraft, 'stops' | 'items'>;

export const canAddStop = (route: Pick<StopsAndItems, 'stops'>) => route.stops.length - 1 < DROPOFFS_MAX;
/** A delivery keeps a pick-up and one drop-off. */
export const canRemoveStop = (route: Pick<StopsAndItems, 'stops'>) => route.stops.length > 2;

/** Goods may only be unloaded after the pick-up: those left behind go to the last drop-off. */
export function withGoodsOnDropoffs(stops: DraftStop[], items: DraftItem[]): StopsAndItems {
  const dropoffs = new Set(stops.slice(1).map((stop) => stop.key));
  const last = stops.at(-1)?.key ?? '';
  return { stops, items: items.map((item) => (dropoffs.has(item.stop) ? item : { ...item, stop: last })) };
}

/** Takes a stop out; its goods move to the last drop-off. */
export function removeStop(route: StopsAndItems, index: number): StopsAndItems {
  if (!canRemoveStop(route)) return route;
  return withGoodsOnDropoffs(
    route.stops.filter((_, at) => at !== index),
    route.items,
  );
}

/** Puts a copy of a stop right after it: the same address, with goods of its own to come. */
export function duplicateStop(route: StopsAndItems, index: number): StopsAndItems {
  const stop = route.stops[index];
  if (!stop || !canAddStop(route)) return route;
  return { stops: route.stops.toSpliced(index + 1, 0, { ...stop, key: newDraftKey() }), items: route.items };
}

/** Moves a stop to another position; what stood at the pick-up's place becomes a drop-off. */
export function moveStop(route: StopsAndItems, from: number, to: number): StopsAndItems {
  const stop = route.stops[from];
  if (!stop || to < 0 || to >= route.stops.length || from === to) return route;
  return withGoodsOnDropoffs(route.stops.toSpliced(from, 1).toSpliced(to, 0, stop), route.items);
}

/** Turns the route round: the last drop-off becomes the pick-up. */
export function reverseStops(route: StopsAndItems): StopsAndItems {
  return withGoodsOnDropoffs(route.stops.toReversed(), route.items);
}
