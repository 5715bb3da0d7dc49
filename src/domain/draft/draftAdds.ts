import { DROPOFFS_MAX } from '@/config/constants';
import { createDraftKey, type DraftItem, type DraftStop } from './draft';
import { withGoodsOnDropoffs, type StopsAndItems } from './draftMoves';
import { isForStop } from './dropoffGoods';
import { hasTypedGoods, isUntouchedItem } from './goodsPresets';
import { isEmptyStop } from './untouchedStop';

const getFilledDropoffs = (stops: readonly DraftStop[]) => stops.slice(1).filter((stop) => !isEmptyStop(stop));

/** Returns how many drop-offs can be added. Empty ones do not count: they are replaced. */
export const countFreeDropoffs = ({ stops }: Pick<StopsAndItems, 'stops'>) =>
  DROPOFFS_MAX - getFilledDropoffs(stops).length;

/** Returns true for goods to keep when the added drop-offs have their own: typed goods, or those of a filled-in drop-off. */
const isKept = (item: DraftItem, filled: readonly DraftStop[]) =>
  hasTypedGoods(item) || (!isUntouchedItem(item) && filled.some(({ key }) => isForStop(item, key)));

/**
 * Adds drop-offs and their goods after the filled-in ones. Empty drop-offs are replaced. Their typed goods go to the
 * new ones; goods that the form filled in are dropped if the new ones have their own. Returns the route unchanged if there
 * are too many.
 */
export function addDropoffs(
  route: StopsAndItems,
  added: readonly DraftStop[],
  goods: readonly DraftItem[] = [],
): StopsAndItems {
  const [pickup, ...dropoffs] = route.stops;
  if (!pickup || added.length === 0 || added.length > countFreeDropoffs(route)) return route;
  const empty = dropoffs.filter(isEmptyStop);
  const keyed = added.map((stop, index) => ({ ...stop, key: empty[index]?.key ?? createDraftKey() }));
  const newKeys = new Map(added.map((stop, index) => [stop.key, keyed[index]?.key ?? '']));
  const filled = getFilledDropoffs(route.stops);
  const kept = goods.length === 0 ? route.items : route.items.filter((item) => isKept(item, filled));
  const items = [...kept, ...goods.map((item) => ({ ...item, stop: newKeys.get(item.stop) ?? '' }))];
  return withGoodsOnDropoffs([pickup, ...filled, ...keyed], items);
}
