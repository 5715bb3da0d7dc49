export type CsvRow = {
  /** As a spreadsheet counts, the head being row 1. */
  number: number;
  /** By the column's name in lower case, trimmed. */
  cells: Record<string, string>;
};

export type CsvTable = {
  columns: string[];
  rows: CsvRow[];
  /** The row of a quotation mark that does not close: what comes after it may lie in one cell. */
  brokenRow: number | null;
};

/** What a file says: in UTF-8, or in the encoding of Windows, in which its spreadsheets save a CSV. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const nameOf = (head: string) =>
  head
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();

/** A cell as it was before `toCsv` disarmed it: the apostrophe keeps a spreadsheet from running a formula. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** The separator that the head has most of: what spreadsheets write depends on their language. */
function separatorOf(text: string): string {
  const head = text.split(/\r|\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/** A CSV text by its head and rows, whichever separator it has; empty rows are left out. Never throws for a bad text. */
export async function readCsv(text: string): Promise<CsvTable> {
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const [head = [], ...lines] = data;
  const columns = head.map(nameOf);
  const rows = lines.flatMap((cells, at) => {
    const filled = cells.map(plain);
    if (filled.every((cell) => cell === '')) return [];
    const named = columns.map((column, index) => [column, filled[index] ?? ''] as const);
    return [{ number: at + 2, cells: Object.fromEntries(named) }];
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { columns, rows, brokenRow: broken ? (broken.row ?? 0) + 1 : null };
}

export type CsvRule = {
  /** Columns without which nothing can be made of it. */
  needed: readonly string[];
  /** What its rows are: "addresses". */
  rows: string;
  /** What it is itself: a file, or a list that may have been pasted. */
  what: 'file' | 'list';
};

/** What keeps a table from being read at all; null where its rows can be checked. */
export function csvProblem(table: CsvTable, { needed, rows: rowsName, what }: CsvRule): string | null {
  const { columns, rows, brokenRow } = table;
  if (brokenRow !== null) {
    return `Row ${brokenRow} of the ${what} has a quotation mark (") that is not closed. Close it, or take it out.`;
  }
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const noun = missing.length === 1 ? 'column' : 'columns';
    return `The ${what} has no ${noun} ${missing.join(', ')}. Start from the template.`;
  }
  return rows.length === 0 ? `The ${what} has no ${rowsName} beneath its head.` : null;
}
