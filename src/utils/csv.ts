import { fromCentavos, toCentavos } from './money';

/** A cell; `pesos` is written with two decimals (spec section 9), and an unknown amount as an empty cell. */
type CsvCell = string | number | { pesos: number };

/** Formats a cell (RFC 4180). An apostrophe keeps a spreadsheet from running a text as a formula. */
function formatCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && !Number.isFinite(value.pesos)) return '';
  if (typeof value === 'object') return fromCentavos(toCentavos(value.pesos)).toFixed(2);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Formats rows as CSV; the first row has the column names. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(formatCell).join(',')).join('\r\n');
}
