import { EVERY_DROPOFF, type DeliveryDraft, type DraftItem, type DraftStop } from './draft';
import { toLoadItem, type LoadItem } from './draftTotals';

type Goods = Pick<DeliveryDraft, 'stops' | 'items'>;

/** Quantity of an item and its packing unit. */
export type PackedItem = LoadItem & Pick<DraftItem, 'uom'>;

/** Returns true if a drop-off gets the item. */
export const isForStop = ({ stop }: Pick<DraftItem, 'stop'>, stopKey: string) =>
  stop === stopKey || stop === EVERY_DROPOFF;

/** Returns true for a drop-off that gets none of the goods. Without any goods, no drop-off lacks them. */
export const lacksGoods = (items: readonly Pick<DraftItem, 'stop'>[], stopKey: string) =>
  items.length > 0 && items.every((item) => !isForStop(item, stopKey));

/** Returns the load of the whole route: an item for every drop-off counts once for each of them. */
export const getWholeLoad = ({ stops, items }: Goods): PackedItem[] =>
  items.map((item) => {
    const times = item.stop === EVERY_DROPOFF ? stops.length - 1 : 1;
    return { ...toLoadItem(item), uom: item.uom, quantity: item.quantity === null ? null : item.quantity * times };
  });

/** Returns true if every drop-off gets the same goods. */
export const hasSameGoods = (items: readonly Pick<DraftItem, 'stop'>[]) =>
  items.length > 0 && items.every(({ stop }) => stop === EVERY_DROPOFF);

/** Gives all items to every drop-off. */
export const withSameGoods = (items: readonly DraftItem[]): DraftItem[] =>
  items.map((item) => ({ ...item, stop: EVERY_DROPOFF }));

/** Gives the items of every drop-off to the last one, so that the customer assigns them one by one. */
export const withOwnGoods = (items: readonly DraftItem[], stops: readonly DraftStop[]): DraftItem[] =>
  items.map((item) => (item.stop === EVERY_DROPOFF ? { ...item, stop: stops.at(-1)?.key ?? '' } : item));

/** Merges goods that are equal at each drop-off into items for every drop-off. */
export function mergeSameGoods({ stops, items }: Goods): DraftItem[] {
  const dropoffs = stops.slice(1).map(({ key }) => items.filter((item) => isForStop(item, key)));
  const [first = [], ...others] = dropoffs.map((goods) => JSON.stringify(goods.map(withoutKeys)));
  const isSame = others.length > 0 && items.length > 0 && others.every((goods) => goods === first);
  return isSame ? withSameGoods(dropoffs[0] ?? []) : items;
}

const withoutKeys = ({ key: _key, stop: _stop, ...goods }: DraftItem) => goods;
