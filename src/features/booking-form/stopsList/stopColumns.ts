import { toCsv } from '@/utils/csv';

/** The columns of a list of stops, named like those of an address file, so that an export of addresses is one too. */
const COLUMNS = [
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
] as const;
export type StopColumn = (typeof COLUMNS)[number];

/** Those without which a list is not one of stops. */
export const REQUIRED_STOP_COLUMNS: readonly StopColumn[] = [
  'street',
  'region',
  'city',
  'barangay',
  'contact person',
  'mobile',
];

/** Where a column stands in the template: the order in which problems of a row are told. */
export const columnOrder = (column: StopColumn) => COLUMNS.indexOf(column);

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

/** The head and one row that shows how to fill it in. */
export const stopsTemplate = (): string => toCsv([COLUMNS, EXAMPLE]);
