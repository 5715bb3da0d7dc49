import { ADD_GOODS } from '@/config/fieldMessages';
import { emptyItem, type DraftItem } from '@/domain/draft/draft';
import { goodsProblems } from '@/domain/draft/draftRules';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import type { GoodsSource } from '@/domain/draft/goodsPresets';
import { matchPlace, type Named } from '@/domain/places/matchPlace';
import { GOODS_COLUMNS, type GoodsColumn } from './stopColumns';

type Report = (column: GoodsColumn, message: string) => void;
type Cells = Record<string, string>;

const NAMES_MAX = 6;
const COLUMN_OF: Partial<Record<keyof DraftItem, GoodsColumn>> = {
  type: 'goods type',
  category: 'category',
  subcategory: 'subcategory',
  uom: 'unit',
  quantity: 'quantity',
  weight_kg: 'weight per unit kg',
  declared_value: 'declared value',
};

const cellOf = (cells: Cells, column: GoodsColumn) => cells[column] ?? '';
const hasGoods = (cells: Cells) => GOODS_COLUMNS.some((column) => cellOf(cells, column) !== '');

/** Reads a number as spreadsheets write it, with thousands separators; NaN if it is none, null if it is empty. */
const readNumber = (text: string): number | null => (text === '' ? null : Number(text.replace(/,(?=\d{3}\b)/g, '')));

function listNames(list: readonly Named[]): string {
  const names = list.slice(0, NAMES_MAX).map(({ name }) => name);
  return `${names.join(', ')}${list.length > NAMES_MAX ? ' or another one from the booking form' : ''}`;
}

/** Returns the id for a typed name; '' with a report if the list has no such name. */
function findId(list: readonly Named[], column: GoodsColumn, cells: Cells, report: Report): string {
  const text = cellOf(cells, column);
  if (text === '') return '';
  const { place } = matchPlace(list, text);
  if (!place) report(column, `There is no ${column} “${text}”. Use ${listNames(list)}.`);
  return place ? String(place.id) : '';
}

async function findKind(cells: Cells, source: GoodsSource, report: Report) {
  const types = (await source.types()).map(({ id, type: name }) => ({ id, name }));
  const type = findId(types, 'goods type', cells, report);
  if (type === '') return { type, category: '', subcategory: '' };
  const categories = (await source.categories(type)).map(({ id, category_name: name }) => ({ id, name }));
  const category = findId(categories, 'category', cells, report);
  if (category === '') return { type, category, subcategory: '' };
  const options = (await source.subcategories(category)).map(({ id, subcategory_name: name }) => ({ id, name }));
  const subcategory = options.length === 0 ? NO_SUBCATEGORY : findId(options, 'subcategory', cells, report);
  return { type, category, subcategory };
}

/**
 * Reads the goods of a row for the stop `stopKey`; null for a row without goods. `isNeeded` reports missing goods.
 * Rejects if a list does not load.
 */
export async function checkRowGoods(
  cells: Cells,
  stopKey: string,
  source: GoodsSource,
  report: Report,
  isNeeded: boolean,
): Promise<DraftItem | null> {
  if (!hasGoods(cells)) {
    if (isNeeded) report('goods type', ADD_GOODS);
    return null;
  }
  const reported = new Set<GoodsColumn>();
  const reportOnce: Report = (column, message) => {
    if (reported.has(column)) return;
    reported.add(column);
    report(column, message);
  };
  const kind = await findKind(cells, source, reportOnce);
  const item: DraftItem = {
    ...emptyItem(stopKey),
    ...kind,
    uom: findId(await source.units(), 'unit', cells, reportOnce),
    quantity: readNumber(cellOf(cells, 'quantity')),
    weight_kg: readNumber(cellOf(cells, 'weight per unit kg')),
    declared_value: readNumber(cellOf(cells, 'declared value')),
    description: cellOf(cells, 'description'),
  };
  for (const { path, message } of goodsProblems(item))
    reportOnce(COLUMN_OF[path as keyof DraftItem] ?? 'goods type', message);
  return item;
}
