/** What could not be measured is a failure in the table, and the rest goes on. */
export const notMeasured = (what, error) => ({
  name: `${what} was not measured`,
  value: NaN,
  unit: '',
  budget: 0,
  note: String(error.stack ?? error),
});

function digits(value) {
  const size = Math.abs(value);
  if (size >= 100) return 0;
  if (size >= 10) return 1;
  return size >= 0.1 ? 2 : 3;
}
const number = (value) => (Number.isFinite(value) ? value.toFixed(Number.isInteger(value) ? 0 : digits(value)) : '-');

/** Whether a row keeps its budget; a row without one is only shown, one that measured nothing fails. */
export function verdictOf({ ratio, value, budget, atLeast }) {
  if (budget === undefined && atLeast === undefined) return '';
  const isKept = budget === undefined ? value >= atLeast : (ratio ?? value) <= budget;
  return isKept ? 'ok' : 'FAILED';
}

function budgetText({ budget, atLeast, ratio, unit }) {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return budget === undefined ? '' : `<= ${budget} ${ratio === undefined ? unit : 'x'}`.trim();
}

const COLUMNS = [
  ['ratio', ({ ratio }) => (ratio === undefined ? '' : `${number(ratio)} x`)],
  ['measured', ({ value, unit }) => `${number(value)} ${unit}`.trim()],
  ['budget', budgetText],
  ['', verdictOf],
];

/** The whole run as one table, ratios first. */
export function printTable(rows, print) {
  const titles = COLUMNS.map(([title]) => title);
  const lines = [titles, ...rows.map((row) => COLUMNS.map(([, text]) => text(row)))];
  const widths = titles.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const names = ['what', ...rows.map(({ name }) => name)];
  lines.forEach((line, at) =>
    print(`${line.map((text, column) => text.padStart(widths[column])).join('  ')}  ${names[at]}`),
  );
}

/** What fails, each with its notes. Answers how many. */
export function printFailures(rows, print) {
  const failed = rows.filter((row) => verdictOf(row) === 'FAILED');
  print(failed.length === 0 ? '\nEvery budget is kept.' : `\n${failed.length} budgets fail:`);
  for (const row of failed) {
    const [ratio, measured, budget] = COLUMNS.map(([, text]) => text(row));
    print(`  ${row.name}: ${ratio || measured}, ${budget}`);
    if (row.note) print(`    ${row.note.replaceAll('\n', '\n    ')}`);
  }
  return failed.length;
}
