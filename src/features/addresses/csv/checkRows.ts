import type { Address } from '@/api/wire';
import { resolvePlaces, type PlaceSource } from '@/domain/places/resolvePlaces';
import { WRONG_PIN_MESSAGE, readPin } from '@/lib/maps/readPin';
import { getCsvProblem, type CsvRow, type CsvTable } from '@/lib/readCsv';
import { normalizeMobile } from '@/utils/text';
import { ADDRESS_TEXTS, checkText, type AddressText, type AddressValues } from '../addressForm';
import { ADDRESS_COLUMNS, REQUIRED_ADDRESS_COLUMNS, type AddressColumn } from './addressColumns';

/** Most addresses in one file. */
export const ROWS_MAX = 200;

export type AddressRowProblem = { column: AddressColumn; message: string };

export type CheckedRow = {
  number: number;
  values: AddressValues;
  problems: AddressRowProblem[];
  /** Reason to skip the row: already saved, or a duplicate of an earlier row. Null for a new address. */
  skip: 'saved' | 'duplicate' | null;
};

const COLUMN_OF: Record<AddressText, AddressColumn> = {
  label: 'label',
  address_line: 'street',
  landmark: 'landmark',
  contact_name: 'contact person',
  contact_mobile: 'mobile',
};

/** Returns the reason why a file cannot be read; null when its rows can be checked. */
export function getFileProblem(table: CsvTable): string | null {
  const count = table.rows.length;
  const problem = getCsvProblem(table, { needed: REQUIRED_ADDRESS_COLUMNS, rows: 'addresses', what: 'file' });
  if (problem || count <= ROWS_MAX) return problem;
  return `The file has ${count} addresses. Import up to ${ROWS_MAX} at a time.`;
}

const isYes = (text: string) => ['yes', 'y', 'true', '1'].includes(text.toLowerCase());

function readTexts(cells: Record<string, string>): Record<AddressText, string> {
  const getCell = (name: AddressText) => cells[COLUMN_OF[name]] ?? '';
  return {
    label: getCell('label'),
    address_line: getCell('address_line'),
    landmark: getCell('landmark'),
    contact_name: getCell('contact_name'),
    contact_mobile: normalizeMobile(getCell('contact_mobile')),
  };
}

function checkTexts(texts: Record<AddressText, string>): AddressRowProblem[] {
  return ADDRESS_TEXTS.flatMap((name): AddressRowProblem[] => {
    const verdict = checkText(name, texts[name], texts.address_line);
    return verdict === true ? [] : [{ column: COLUMN_OF[name], message: verdict }];
  });
}

type AddressKey = Pick<Address, 'label' | 'address_line'>;
const getKey = ({ label, address_line }: AddressKey) => `${label}\n${address_line}`.toLowerCase();

async function checkRow({ number, cells }: CsvRow, source: PlaceSource): Promise<Omit<CheckedRow, 'skip'>> {
  const texts = readTexts(cells);
  const pin = readPin(cells.latitude ?? '', cells.longitude ?? '');
  const names = {
    region: cells.region ?? '',
    province: cells.province ?? '',
    city: cells.city ?? '',
    barangay: cells.barangay ?? '',
  };
  const places = await resolvePlaces(names, source);
  const found = 'message' in places ? { region: null, province: null, city: null, barangay: null } : places;
  const placeProblem = 'message' in places ? [{ column: places.level, message: places.message }] : [];
  const pinProblem = pin === 'wrong' ? [{ column: 'latitude' as const, message: WRONG_PIN_MESSAGE }] : [];
  const problems = [...checkTexts(texts), ...placeProblem, ...pinProblem];
  problems.sort((a, b) => ADDRESS_COLUMNS.indexOf(a.column) - ADDRESS_COLUMNS.indexOf(b.column));
  return {
    number,
    problems,
    values: {
      ...texts,
      ...found,
      point: pin === 'wrong' ? null : pin,
      is_pin_approximate: false,
      is_default: isYes(cells.default ?? ''),
    },
  };
}

/** Checks rows by the rules of the form and the server's place lists. Rejects when a place list cannot be loaded. */
export async function checkRows(
  rows: readonly CsvRow[],
  source: PlaceSource,
  saved: readonly AddressKey[],
): Promise<CheckedRow[]> {
  const skips = new Map<string, CheckedRow['skip']>(saved.map((address) => [getKey(address), 'saved']));
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const result = await checkRow(row, source);
    const key = getKey(result.values);
    checked.push({ ...result, skip: skips.get(key) ?? null });
    if (!skips.has(key)) skips.set(key, 'duplicate');
  }
  return checked;
}

/** Returns the new addresses of a file; empty while any row has a problem. */
export const getRowsToSend = (rows: readonly CheckedRow[]): CheckedRow[] =>
  rows.every(({ problems, skip }) => skip || problems.length === 0) ? rows.filter(({ skip }) => !skip) : [];
