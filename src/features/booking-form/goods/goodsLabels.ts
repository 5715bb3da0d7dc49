import type { UnitOfMeasure } from '@/api/wire';
import { sumLoad } from '@/domain/draft/draftTotals';
import type { PackedItem } from '@/domain/draft/dropoffGoods';
import { formatNumber } from '@/utils/money';
import { pluralizeUnit } from '@/utils/text';

/** Packing unit, by its name alone. */
export type NamedUnit = Pick<UnitOfMeasure, 'id' | 'name'>;

const getUnitName = (list: readonly NamedUnit[], id: string) => list.find((unit) => String(unit.id) === id)?.name ?? '';

/** Returns "12 boxes", or "18 units" for items with different packing units. */
export function getUnitsLabel(
  items: readonly Pick<PackedItem, 'quantity' | 'uom'>[],
  units: readonly NamedUnit[],
): string {
  const count = items.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
  const names = new Set(items.map((item) => getUnitName(units, item.uom)));
  const [only = ''] = names;
  const word = names.size === 1 && only !== '' ? only : 'unit';
  return `${formatNumber(count)} ${pluralizeUnit(word, count)}`;
}

/** Returns "18 boxes, 264 kg total". */
export const getLoadLabel = (items: readonly PackedItem[], units: readonly NamedUnit[]) =>
  `${getUnitsLabel(items, units)}, ${formatNumber(sumLoad(items).kg)} kg total`;
