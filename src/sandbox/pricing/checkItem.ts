import { CHOOSE_GOODS } from '@/config/fieldMessages';
import { isRecord } from '@/utils/isRecord';
import { getTooLongMessage } from '@/utils/text';
import { readTextField } from '../domain/checks';
import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '../goods/catalog';
import type { ItemRecord } from '../records/bookings';

type Body = Record<string, unknown>;
/** Error message by field. */
export type ItemErrors = Record<string, string>;

const MAX_QUANTITY = 10_000;
const MAX_WEIGHT_KG = 12_000;
const MAX_VALUE = 10_000_000;
const MAX_SIZE_CM = 1_000;

const toNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : NaN);
const isWithin = (value: number, max: number) => value > 0 && value <= max;
const find = <T extends { id: number }>(list: T[], body: Body, field: string): T | undefined =>
  list.find(({ id }) => String(id) === readTextField(body, field));

/** Reads a size in cm; undefined if it is missing, NaN if it is invalid. */
function readSize(body: Body, field: string): number | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  return isWithin(toNumber(value), MAX_SIZE_CM) ? toNumber(value) : NaN;
}

/** Reads an item and returns the errors of its fields. */
export function checkItem(value: unknown): { item: ItemRecord; errors: ItemErrors } {
  const body: Body = isRecord(value) ? value : {};
  const errors: ItemErrors = {};
  const type = find(GOODS_TYPES, body, 'type');
  const category = find(CATEGORIES, body, 'category');
  const subcategory = find(SUBCATEGORIES, body, 'subcategory');
  const uom = find(UNITS, body, 'uom');
  if (!type) errors.type = CHOOSE_GOODS.type;
  if (!category || category.type !== type?.id) errors.category = CHOOSE_GOODS.category;
  if (!subcategory || subcategory.category !== category?.id) {
    errors.subcategory = CHOOSE_GOODS.subcategory;
  }
  if (!uom) errors.uom = CHOOSE_GOODS.uom;
  const quantity = toNumber(body.quantity);
  const weight_kg = toNumber(body.weight_kg);
  if (!Number.isInteger(quantity) || !isWithin(quantity, MAX_QUANTITY)) {
    errors.quantity = 'Enter a whole number from 1 to 10,000.';
  }
  if (!isWithin(weight_kg, MAX_WEIGHT_KG)) {
    errors.weight_kg = 'Enter the weight per unit: more than 0, up to 12,000 kg.';
  }
  const declared = body.declared_value ?? undefined;
  const declared_value = declared === undefined ? undefined : toNumber(declared);
  if (declared_value !== undefined && !(declared_value >= 0 && declared_value <= MAX_VALUE)) {
    errors.declared_value = 'Enter a value from ₱0 to ₱10,000,000, or leave it blank.';
  }
  const description = readTextField(body, 'description');
  if (description.length > 500) errors.description = getTooLongMessage(500);
  const sizes = {
    length_cm: readSize(body, 'length_cm'),
    width_cm: readSize(body, 'width_cm'),
    height_cm: readSize(body, 'height_cm'),
  };
  for (const [field, size] of Object.entries(sizes)) {
    if (Number.isNaN(size)) errors[field] = 'Enter a size up to 1,000 cm, or leave it blank.';
  }
  const known = Object.fromEntries(Object.entries(sizes).filter(([, size]) => size !== undefined));
  const item: ItemRecord = {
    type: type?.id ?? 0,
    category: category?.id ?? 0,
    subcategory: subcategory?.id ?? 0,
    uom: uom?.id ?? 0,
    quantity,
    weight_kg,
    ...known,
    ...(declared_value !== undefined && { declared_value }),
    ...(description && { description }),
    ...(body.is_fragile === true && { is_fragile: true }),
    ...(body.is_perishable === true && { is_perishable: true }),
  };
  return { item, errors };
}
