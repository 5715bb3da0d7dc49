import type { Address } from '@/api/wire';
import { resolvePlaces, type PlaceSource } from '@/domain/places/resolvePlaces';
import { csvProblem, type CsvRow, type CsvTable, readPin, WRONG_PIN_MESSAGE } from '@/lib/readCsv';
import { normalizeMobile } from '@/utils/text';
import { checkText, TEXTS, type AddressText, type AddressValues } from '../addressForm';
import { ADDRESS_COLUMNS, REQUIRED_ADDRESS_COLUMNS, type Column } from './addressColumns';

/** More than this is a job for several files. */
export const ROWS_MAX = 200;

export type AddressRowProblem = { column: Column; message: string };

export type CheckedRow = {
  number: number;
  words: AddressValues;
  problems: AddressRowProblem[];
  /** It is saved already, or stands in the file before: nothing is sent for it. Null: it is new. */
  known: 'saved' | 'twice' | null;
};

const COLUMN_OF: Record<AddressText, Column> = {
  label: 'label',
  address_line: 'street',
  landmark: 'landmark',
  contact_name: 'contact person',
  contact_mobile: 'mobile',
};

/** What keeps a file from being read at all; null where its rows can be checked. */
export function fileProblem(table: CsvTable): string | null {
  const count = table.rows.length;
  const problem = csvProblem(table, { needed: REQUIRED_ADDRESS_COLUMNS, rows: 'addresses', what: 'file' });
  if (problem || count <= ROWS_MAX) return problem;
  return `The file has ${count} addresses. Send at most ${ROWS_MAX} at a time.`;
}

const isYes = (text: string) => ['yes', 'y', 'true', '1'].includes(text.toLowerCase());

function textsOf(cells: Record<string, string>): Record<AddressText, string> {
  const at = (name: AddressText) => cells[COLUMN_OF[name]] ?? '';
  return {
    label: at('label'),
    address_line: at('address_line'),
    landmark: at('landmark'),
    contact_name: at('contact_name'),
    contact_mobile: normalizeMobile(at('contact_mobile')),
  };
}

function checkTexts(texts: Record<AddressText, string>): AddressRowProblem[] {
  return TEXTS.flatMap((name): AddressRowProblem[] => {
    const verdict = checkText(name, texts[name], texts.address_line);
    return verdict === true ? [] : [{ column: COLUMN_OF[name], message: verdict }];
  });
}

type Known = Pick<Address, 'label' | 'address_line'>;
const keyOf = ({ label, address_line }: Known) => `${label}\n${address_line}`.toLowerCase();

async function checkRow({ number, cells }: CsvRow, source: PlaceSource): Promise<Omit<CheckedRow, 'known'>> {
  const texts = textsOf(cells);
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
    words: {
      ...texts,
      ...found,
      point: pin === 'wrong' ? null : pin,
      is_pin_approximate: false,
      is_default: isYes(cells.default ?? ''),
    },
  };
}

/** Every row against the rules of the form and the places of the server. Rejects where a list of places cannot be had. */
export async function checkRows(
  rows: readonly CsvRow[],
  source: PlaceSource,
  saved: readonly Known[],
): Promise<CheckedRow[]> {
  const known = new Map<string, CheckedRow['known']>(saved.map((one) => [keyOf(one), 'saved']));
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const one = await checkRow(row, source);
    const key = keyOf(one.words);
    checked.push({ ...one, known: known.get(key) ?? null });
    if (!known.has(key)) known.set(key, 'twice');
  }
  return checked;
}

/** The file's addresses that can be sent, once no row has a problem. */
export const rowsToSend = (rows: readonly CheckedRow[]): CheckedRow[] =>
  rows.every(({ problems, known }) => known || problems.length === 0) ? rows.filter(({ known }) => !known) : [];
