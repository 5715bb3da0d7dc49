import type { Address } from '@/api/wire';
import { toCsv } from '@/utils/csv';

/** The columns of an address file, in the order that a person writes an address. */
export const ADDRESS_COLUMNS = [
  'label',
  'street',
  'landmark',
  'region',
  'province',
  'city',
  'barangay',
  'contact person',
  'mobile',
  'latitude',
  'longitude',
  'default',
] as const;
export type Column = (typeof ADDRESS_COLUMNS)[number];

/** Those without which a file is not one of addresses. */
export const REQUIRED_ADDRESS_COLUMNS: readonly Column[] = [
  'label',
  'street',
  'region',
  'province',
  'city',
  'barangay',
  'contact person',
  'mobile',
];

const EXAMPLE: readonly string[] = [
  'Warehouse',
  '24 Shaw Blvd',
  'Blue gate',
  'National Capital Region (NCR)',
  'Metro Manila',
  'Pasig City',
  'Kapitolyo',
  'Maria Santos',
  '9171234567',
  '14.5703',
  '121.0607',
  'no',
];

const numberOr = (value: number | null) => value ?? '';

const toRow = (address: Address): (string | number)[] => [
  address.label,
  address.address_line,
  address.landmark ?? '',
  address.region?.name ?? '',
  address.province?.name ?? '',
  address.city?.name ?? '',
  address.barangay?.name ?? '',
  address.contact_name,
  address.contact_mobile,
  numberOr(address.lat),
  numberOr(address.lng),
  address.is_default ? 'yes' : 'no',
];

/** Addresses as a file that the import takes back; safe to open in a spreadsheet. */
export const toAddressCsv = (addresses: readonly Address[]): string =>
  toCsv([ADDRESS_COLUMNS, ...addresses.map(toRow)]);

/** The head and one row that shows how to fill it in. */
export const templateCsv = (): string => toCsv([ADDRESS_COLUMNS, EXAMPLE]);
