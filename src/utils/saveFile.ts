/** Delay before the object URL is revoked: some browsers read it after the click. */
const UNTIL_READ_MS = 10_000;

function saveFile(name: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), UNTIL_READ_MS);
}

/** Downloads a CSV file. Its byte order mark tells spreadsheets that it is UTF-8. */
export const saveCsv = (name: string, csv: string) => saveFile(name, ['\uFEFF', csv], 'text/csv');

/** Downloads a calendar file. */
export const saveIcs = (name: string, ics: string) => saveFile(name, [ics], 'text/calendar');
