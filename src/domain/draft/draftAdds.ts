import { DROPOFFS_MAX } from '@/config/constants';
import { isSameContent } from '@/utils/isSameContent';
import { emptyItem, newDraftKey, type DraftItem, type DraftStop } from './draft';
import { withGoodsOnDropoffs, type StopsAndItems } from './draftMoves';
import { isEmptyStop } from './untouchedStop';

const filledDropoffs = (stops: readonly DraftStop[]) => stops.slice(1).filter((stop) => !isEmptyStop(stop));

/** Returns how many drop-offs can be added. Empty ones do not count: they are replaced. */
export const roomForDropoffs = ({ stops }: Pick<StopsAndItems, 'stops'>) => DROPOFFS_MAX - filledDropoffs(stops).length;

/** Returns true for an item line that equals a new one. */
function isEmptyItem(item: DraftItem): boolean {
  return isSameContent(item, { ...emptyItem(item.stop), key: item.key });
}

/**
 * Adds drop-offs and their goods after the filled-in ones. Empty drop-offs are replaced, and their goods go to the new
 * ones. Returns the route unchanged if there are too many.
 */
export function addDropoffs(
  route: StopsAndItems,
  added: readonly DraftStop[],
  goods: readonly DraftItem[] = [],
): StopsAndItems {
  const [pickup, ...dropoffs] = route.stops;
  if (!pickup || added.length === 0 || added.length > roomForDropoffs(route)) return route;
  const empty = dropoffs.filter(isEmptyStop);
  const keyed = added.map((stop, index) => ({ ...stop, key: empty[index]?.key ?? newDraftKey() }));
  const keyOf = new Map(added.map((stop, index) => [stop.key, keyed[index]?.key ?? '']));
  const kept = goods.length === 0 ? route.items : route.items.filter((item) => !isEmptyItem(item));
  const items = [...kept, ...goods.map((item) => ({ ...item, stop: keyOf.get(item.stop) ?? '' }))];
  return withGoodsOnDropoffs([pickup, ...filledDropoffs(route.stops), ...keyed], items);
}
