import type { DraftItem } from '@/domain/draft/draft';
import { loadTotals, type LoadItem } from '@/domain/draft/draftTotals';
import { formatNumber } from '@/utils/money';

/** How much there is of something, and in what it is packed. */
export type PackedItem = LoadItem & Pick<DraftItem, 'uom'>;

type Named = { id: string | number; name: string };

const nameOf = (list: readonly Named[], id: string) => list.find((one) => String(one.id) === id)?.name ?? '';

/** "box" of one, "boxes" of more. */
export function unitWord(name: string, count: number): string {
  const word = name.toLowerCase();
  if (count === 1) return word;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** "12 boxes", or "18 units" where they are packed in different ways. */
export function getUnitsLabel(items: readonly Pick<PackedItem, 'quantity' | 'uom'>[], units: readonly Named[]): string {
  const count = items.reduce((sum, item) => sum + (item.quantity ?? 0), 0);
  const names = new Set(items.map((item) => nameOf(units, item.uom)));
  const [only = ''] = names;
  const word = names.size === 1 && only !== '' ? only : 'unit';
  return `${formatNumber(count)} ${unitWord(word, count)}`;
}

/** "18 boxes, 264 kg in all". */
export const getLoadLabel = (items: readonly PackedItem[], units: readonly Named[]) =>
  `${getUnitsLabel(items, units)}, ${formatNumber(loadTotals(items).kg)} kg in all`;
