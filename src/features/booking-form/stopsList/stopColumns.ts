import { EXAMPLE_ADDRESS } from '@/domain/places/exampleAddress';
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

/** Example goods, named as on the server; a server may have other lists. */
export type ExampleGoods = { type: string; category: string; subcategory: string; unit: string };

const toExampleCells = ({ type, ...names }: ExampleGoods): Record<GoodsColumn, string> => ({
  'goods type': type,
  ...names,
  quantity: '2',
  'weight per unit kg': '3.5',
  'declared value': '1500',
  description: 'Keep upright',
});

/** Returns the header row and one example row, with goods if the server's lists name some. */
export function createStopsTemplate(goods: ExampleGoods | null = null): string {
  const example: Partial<Record<StopColumn, string>> = {
    ...EXAMPLE_ADDRESS,
    instructions: 'Call on arrival',
    ...(goods && toExampleCells(goods)),
  };
  return toCsv([STOP_COLUMNS, STOP_COLUMNS.map((column) => example[column] ?? '')]);
}
