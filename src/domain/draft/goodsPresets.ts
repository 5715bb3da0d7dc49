import type { Category, GoodsType, Id, Subcategory, UnitOfMeasure } from '@/api/wire';
import { formatNumber } from '@/utils/money';
import { pluralizeUnit } from '@/utils/text';
import type { DraftItem } from './draft';
import { NO_SUBCATEGORY } from './draftWire';
import { PRESET_RULES, type PresetRule } from './presetRules';

/** Loads the server's goods lists. A list that does not load rejects. */
export type GoodsSource = {
  types: () => Promise<GoodsType[]>;
  categories: (type: Id) => Promise<Category[]>;
  subcategories: (category: Id) => Promise<Subcategory[]>;
  units: () => Promise<UnitOfMeasure[]>;
};

export type PresetGoods = Pick<
  DraftItem,
  | 'type'
  | 'category'
  | 'subcategory'
  | 'uom'
  | 'quantity'
  | 'weight_kg'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'
  | 'is_perishable'
>;

/** A kind of goods that fills all fields of an item, with the server's names of its rows. */
export type GoodsPreset = { name: string; goods: PresetGoods; rows: string[]; unit: string };

type Amounts = Pick<PresetGoods, 'quantity' | 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm'>;

/** Number of presets that a server may have the rows for. */
export const PRESETS_MAX = PRESET_RULES.length;

/** Normalizes a row's name: "Parcel" equals "parcels". */
const normalize = (name: string) => name.trim().toLowerCase().replace(/s$/, '');

function findNamed<T>(list: readonly T[], getName: (row: T) => string, names: readonly string[]): T | undefined {
  const wanted = names.map(normalize);
  const found = wanted.map((name) => list.find((row) => normalize(getName(row)) === name));
  return found.find((row) => row !== undefined);
}

/** Returns the subcategory's id and name; a category without subcategories needs none. */
function findSubcategory(list: readonly Subcategory[], names: readonly string[]) {
  if (list.length === 0) return { id: NO_SUBCATEGORY, name: '' };
  const row = findNamed(list, (subcategory) => subcategory.subcategory_name, names);
  return row && { id: String(row.id), name: row.subcategory_name };
}

async function resolvePreset(rule: PresetRule, source: GoodsSource): Promise<GoodsPreset | null> {
  const [types, units] = await Promise.all([source.types(), source.units()]);
  const type = findNamed(types, (row) => row.type, rule.types);
  const unit = findNamed(units, (row) => row.name, rule.units);
  if (!type || !unit) return null;
  const category = findNamed(await source.categories(type.id), (row) => row.category_name, rule.categories);
  if (!category) return null;
  const subcategory = findSubcategory(await source.subcategories(category.id), rule.subcategories);
  if (!subcategory) return null;
  return {
    name: rule.name,
    goods: {
      type: String(type.id),
      category: String(category.id),
      subcategory: subcategory.id,
      uom: String(unit.id),
      ...toAmounts(rule),
    },
    rows: [type.type, category.category_name, subcategory.name].filter((row) => row !== ''),
    unit: unit.name,
  };
}

const toAmounts = ({ kg, size: [length_cm, width_cm, height_cm], isPerishable = false }: PresetRule) => ({
  quantity: 1,
  weight_kg: kg,
  length_cm,
  width_cm,
  height_cm,
  is_perishable: isPerishable,
});

/** A preset; null if the server lacks one of its rows, 'failed' if a list did not load. */
export type ResolvedPreset = GoodsPreset | null | 'failed';

/**
 * Finds the rows of each preset in the server's lists, in the order of the presets. Without a preset, the customer
 * chooses from the lists.
 */
export const resolvePresets = (source: GoodsSource): Promise<ResolvedPreset>[] =>
  PRESET_RULES.map((rule) => resolvePreset(rule, source).catch(() => 'failed'));

/** Returns true for a preset that was found. */
export const isPreset = (resolved: ResolvedPreset | undefined): resolved is GoodsPreset =>
  resolved !== undefined && resolved !== null && resolved !== 'failed';

/** Returns the amounts of an item in one line: "1 box, 3 kg each, 30 × 25 × 20 cm". */
function getAmountsLine({ quantity, weight_kg, length_cm, width_cm, height_cm }: Amounts, unit: string): string {
  const sides = [length_cm, width_cm, height_cm].filter((side) => side !== null);
  const count = quantity ?? 0;
  return [
    `${formatNumber(count)} ${pluralizeUnit(unit, count)}`,
    weight_kg !== null && `${formatNumber(weight_kg)} kg${count === 1 ? '' : ' each'}`,
    sides.length === 3 && `${sides.map(formatNumber).join(' × ')} cm`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the lines of an item with a preset: the server's rows, then its amounts. */
export const getPresetLines = ({ rows, unit }: GoodsPreset, item: Amounts): string[] => [
  rows.join(', '),
  getAmountsLine(item, unit),
];

/** Returns the name of a preset and the amounts that it fills in. */
export const toPresetLabels = ({ name, goods }: GoodsPreset) => ({
  name,
  text: `${formatNumber(goods.weight_kg ?? 0)} kg`,
});

type Rows = Pick<DraftItem, 'type' | 'category' | 'subcategory' | 'uom'>;
const ROW_FIELDS = ['type', 'category', 'subcategory', 'uom'] as const;
const isSameRows = (rows: Rows, others: Rows) => ROW_FIELDS.every((field) => rows[field] === others[field]);

/** Returns the preset with the rows of an item; its amounts may be edited. */
export const findPreset = (presets: readonly GoodsPreset[], item: Rows): GoodsPreset | undefined =>
  presets.find(({ goods }) => isSameRows(goods, item));

/** Returns true for an item with the weight of a preset: it probably has one, which only the server's lists can tell. */
export const mayHavePreset = ({ weight_kg }: Amounts): boolean => PRESET_RULES.some(({ kg }) => kg === weight_kg);

/** Returns the fields to clear when the rows of a preset become other goods: its size says nothing about them. */
export function getFieldsToClear(preset: GoodsPreset | undefined, rows: Rows): Partial<DraftItem> {
  if (!preset || isSameRows(preset.goods, rows)) return {};
  return { length_cm: null, width_cm: null, height_cm: null, is_perishable: false };
}

/** Returns true for an item without goods, packing unit, weight and description. Its other fields may be filled in. */
export const isUntouchedItem = (item: DraftItem): boolean =>
  item.type === '' && item.uom === '' && item.weight_kg === null && item.description.trim() === '';

/** Returns true for an item as the form fills it in: one unit of the first preset. */
function isFilledIn(item: DraftItem): boolean {
  const [rule] = PRESET_RULES;
  const amounts = Object.entries(rule ? toAmounts(rule) : {});
  return (
    amounts.every(([field, amount]) => item[field as keyof DraftItem] === amount) &&
    item.declared_value === null &&
    item.description.trim() === '' &&
    !item.is_fragile
  );
}

/** Returns true for an item with input of the customer. */
export const hasTypedGoods = (item: DraftItem): boolean => !isUntouchedItem(item) && !isFilledIn(item);
