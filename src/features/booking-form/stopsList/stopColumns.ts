import { toCsv } from '@/utils/csv';

/** Columns of a list of stops. They match an address file, so that exported addresses can be imported. */
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

/** Returns the header row and one example row. */
export const stopsTemplate = (): string => toCsv([COLUMNS, EXAMPLE]);
