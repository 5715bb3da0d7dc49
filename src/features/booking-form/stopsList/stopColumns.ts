import { toCsv } from '@/utils/csv';

/** Columns of the goods of a stop. A list without them, or a row that leaves them empty, adds a stop without goods. */
export const GOODS_COLUMNS = [
  'goods type',
  'category',
  'subcategory',
  'unit',
  'quantity',
  'weight per unit kg',
  'declared value',
  'description',
] as const;

/** Columns of a list of stops. The first ones match an address file, so that exported addresses can be imported. */
export const STOP_COLUMNS = [
  'street',
  'landmark',
  'region',
  'province',
  'city',
  'barangay',
  'contact person',
  'mobile',
  'instructions',
  'latitude',
  'longitude',
  ...GOODS_COLUMNS,
] as const;
export type StopColumn = (typeof STOP_COLUMNS)[number];
export type GoodsColumn = (typeof GOODS_COLUMNS)[number];

/** Columns that every list of stops has. */
export const REQUIRED_STOP_COLUMNS: readonly StopColumn[] = [
  'street',
  'region',
  'city',
  'barangay',
  'contact person',
  'mobile',
];

/** Returns a column's position in the template, which orders the problems of a row. */
export const columnOrder = (column: StopColumn) => STOP_COLUMNS.indexOf(column);

const EXAMPLE: readonly string[] = [
  '24 Shaw Blvd',
  'Blue gate',
  'National Capital Region (NCR)',
  'Metro Manila',
  'Pasig City',
  'Kapitolyo',
  'Maria Santos',
  '9171234567',
  'Call on arrival',
  '',
  '',
];

/** Example goods, named as on the server; a server may have other lists. */
export type ExampleGoods = { type: string; category: string; subcategory: string; unit: string };

/** Returns the header row and one example row, with goods if the server's lists name some. */
export function stopsTemplate(goods: ExampleGoods | null = null): string {
  const cells = goods
    ? [goods.type, goods.category, goods.subcategory, goods.unit, '2', '3.5', '1500', 'Keep upright']
    : GOODS_COLUMNS.map(() => '');
  return toCsv([STOP_COLUMNS, [...EXAMPLE, ...cells]]);
}
