export type CsvRow = {
  /** Row number as in a spreadsheet; the header is row 1. */
  number: number;
  /** Cells by column name, which is trimmed and in lower case. */
  cells: Record<string, string>;
};

export type CsvTable = {
  columns: string[];
  rows: CsvRow[];
  /** Row of an unclosed quotation mark, which may swallow the rows after it; null if there is none. */
  brokenRow: number | null;
  /** True if the file is no text, such as a picture or a workbook. */
  isBinary: boolean;
};

/** Reads a text file in UTF-8, or in Windows-1252, in which spreadsheets on Windows save a CSV. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const toColumnName = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();

/** Reverses the escaping of `toCsv`, which puts an apostrophe before a formula. */
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** Returns the most frequent separator of the header. Spreadsheets write different ones by language. */
function findSeparator(text: string): string {
  const header = text.split(/\r|\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Line above the header that tells Excel the separator; Excel itself does not show it as a row. */
const SEPARATOR_LINE = /^\uFEFF?sep=.\r?\n/i;

/** Parses a CSV text with any separator, without its empty rows. Never throws for invalid text. */
export async function readCsv(file: string): Promise<CsvTable> {
  const { default: Papa } = await import('papaparse');
  const text = file.replace(SEPARATOR_LINE, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: findSeparator(text) });
  const [header = [], ...lines] = data;
  const columns = header.map(toColumnName);
  const rows = lines.flatMap((line, lineIndex) => {
    const cells = line.map(unescapeCell);
    if (cells.every((cell) => cell === '')) return [];
    const named = columns.map((column, index) => [column, cells[index] ?? ''] as const);
    return [{ number: lineIndex + 2, cells: Object.fromEntries(named) }];
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { columns, rows, brokenRow: broken ? (broken.row ?? 0) + 1 : null, isBinary: text.includes('\0') };
}

export type CsvRule = {
  /** Required columns. */
  needed: readonly string[];
  /** Noun for its rows: "addresses". */
  rows: string;
  /** Noun for the text itself, which may be a pasted list. */
  what: 'file' | 'list';
};

/** Returns the problem with a whole table; null if its rows can be checked. */
export function getCsvProblem(table: CsvTable, { needed, rows: rowsName, what }: CsvRule): string | null {
  const { columns, rows, brokenRow, isBinary } = table;
  if (isBinary) return "This isn't a CSV file. Save your spreadsheet as CSV (UTF-8), then choose it again.";
  if (brokenRow !== null) {
    return `Row ${brokenRow} of the ${what} has a quotation mark (") that is not closed. Close it or remove it.`;
  }
  if (columns.every((column) => column === '')) return `The ${what} is empty. Start from the template.`;
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const noun = missing.length === 1 ? 'column' : 'columns';
    return `The ${what} has no ${noun} ${missing.join(', ')}. Start from the template.`;
  }
  return rows.length === 0 ? `The ${what} has no ${rowsName} below the header row.` : null;
}
