import { ADD_GOODS } from '@/config/fieldMessages';
import { createEmptyItem, type DraftItem } from '@/domain/draft/draft';
import { findGoodsProblems } from '@/domain/draft/draftRules';
import { NO_SUBCATEGORY } from '@/domain/draft/draftWire';
import type { GoodsSource } from '@/domain/draft/goodsPresets';
import { matchPlace, type NamedRow } from '@/domain/places/matchPlace';
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

const getCell = (cells: Cells, column: GoodsColumn) => cells[column] ?? '';
const hasGoods = (cells: Cells) => GOODS_COLUMNS.some((column) => getCell(cells, column) !== '');

/** Reads a number as spreadsheets write it, with thousands separators; NaN if it is none, null if it is empty. */
const readNumber = (text: string): number | null => (text === '' ? null : Number(text.replace(/,(?=\d{3}\b)/g, '')));

function listNames(list: readonly NamedRow[]): string {
  const names = list.slice(0, NAMES_MAX).map(({ name }) => name);
  return `${names.join(', ')}${list.length > NAMES_MAX ? ' or another one from the booking form' : ''}`;
}

/** Returns a function that finds the id of the name in a column; '' with a report if the list has no such name. */
const createIdFinder =
  (cells: Cells, report: Report) =>
  (list: readonly NamedRow[], column: GoodsColumn): string => {
    const text = getCell(cells, column);
    if (text === '') return '';
    const { place } = matchPlace(list, text);
    if (!place) report(column, `There is no ${column} “${text}”. Use ${listNames(list)}.`);
    return place ? String(place.id) : '';
  };
type FindId = ReturnType<typeof createIdFinder>;

async function findKind(source: GoodsSource, findId: FindId) {
  const types = (await source.types()).map(({ id, type: name }) => ({ id, name }));
  const type = findId(types, 'goods type');
  if (type === '') return { type, category: '', subcategory: '' };
  const categories = (await source.categories(type)).map(({ id, category_name: name }) => ({ id, name }));
  const category = findId(categories, 'category');
  if (category === '') return { type, category, subcategory: '' };
  const options = (await source.subcategories(category)).map(({ id, subcategory_name: name }) => ({ id, name }));
  const subcategory = options.length === 0 ? NO_SUBCATEGORY : findId(options, 'subcategory');
  return { type, category, subcategory };
}

type RowGoods = {
  cells: Cells;
  /** Key of the drop-off that gets the goods. */
  stopKey: string;
  /** True if a row without goods is reported. */
  isNeeded: boolean;
};

/** Reads the goods of a row; null for a row without goods. Rejects if a list does not load. */
export async function checkRowGoods(
  { cells, stopKey, isNeeded }: RowGoods,
  source: GoodsSource,
  report: Report,
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
  const findId = createIdFinder(cells, reportOnce);
  const kind = await findKind(source, findId);
  const item: DraftItem = {
    ...createEmptyItem(stopKey),
    ...kind,
    uom: findId(await source.units(), 'unit'),
    quantity: readNumber(getCell(cells, 'quantity')),
    weight_kg: readNumber(getCell(cells, 'weight per unit kg')),
    declared_value: readNumber(getCell(cells, 'declared value')),
    description: getCell(cells, 'description'),
  };
  for (const { path, message } of findGoodsProblems(item))
    reportOnce(COLUMN_OF[path as keyof DraftItem] ?? 'goods type', message);
  return item;
}
