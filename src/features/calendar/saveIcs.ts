/** Lets the browser save a calendar as a file. */
export function saveIcs(name: string, ics: string): void {
  const url = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers read the address a moment after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
