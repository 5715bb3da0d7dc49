import { fromCentavos, toCentavos } from './money';

/** An amount is written with its two decimals (spec section 9). */
type CsvCell = string | number | { pesos: number };

/** A cell of RFC 4180; a text that a spreadsheet would run as a formula is disarmed by an apostrophe. */
function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return fromCentavos(toCentavos(value.pesos)).toFixed(2);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Rows as CSV, the first one naming the columns; numbers stay numbers. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}
