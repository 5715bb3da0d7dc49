import { useGetGoodsTypesQuery, useGetUnitsOfMeasureQuery } from '../../../api/reference';
import type { Id, Item } from '../../../api/wire';
import { formatNumber } from '../../../utils/money';

/** Says goods in words: the wire has the ids of their type and unit alone. Without the lists, the count still stands. */
export function useGoodsNames() {
  const types = useGetGoodsTypesQuery().data ?? [];
  const units = useGetUnitsOfMeasureQuery().data ?? [];
  const isSame = (id: Id) => (one: { id: Id }) => String(one.id) === String(id);
  return ({ type, uom, quantity, description }: Item) => ({
    amount: `${formatNumber(quantity)} ${units.find(isSame(uom))?.name ?? 'units'}`,
    what: [types.find(isSame(type))?.type, description].filter(Boolean).join(': '),
  });
}
