import type { Address } from '@/api/wire';
import { EXAMPLE_ADDRESS } from '@/domain/places/exampleAddress';
import { toCsv } from '@/utils/csv';

/** Columns of an address file, in the order people write an address. */
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
export type AddressColumn = (typeof ADDRESS_COLUMNS)[number];

/** Columns that every address file must have. */
export const REQUIRED_ADDRESS_COLUMNS: readonly AddressColumn[] = [
  'label',
  'street',
  'region',
  'province',
  'city',
  'barangay',
  'contact person',
  'mobile',
];

const EXAMPLE: Record<AddressColumn, string> = {
  ...EXAMPLE_ADDRESS,
  label: 'Warehouse',
  latitude: '14.5703',
  longitude: '121.0607',
  default: 'no',
};

const toCell = (value: number | null) => value ?? '';

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
  toCell(address.lat),
  toCell(address.lng),
  address.is_default ? 'yes' : 'no',
];

/** Exports addresses as CSV; the import reads the same columns. */
export const toAddressCsv = (addresses: readonly Address[]): string =>
  toCsv([ADDRESS_COLUMNS, ...addresses.map(toRow)]);

/** Returns the header row and one example row. */
export const createAddressTemplate = (): string =>
  toCsv([ADDRESS_COLUMNS, ADDRESS_COLUMNS.map((column) => EXAMPLE[column])]);
