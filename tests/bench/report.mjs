const sort = (values) => values.toSorted((a, b) => a - b);

/** Returns the smallest value that the given share of all values does not exceed. */
export const percentile = (values, share) => sort(values)[Math.max(0, Math.ceil(share * values.length) - 1)];
export const median = (values) => percentile(values, 0.5);

const format = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));

/** A row of the report: a value that may not exceed its budget. */
export const atMost = (what, value, budget, unit = '') => ({
  what,
  measured: `${format(value)} ${unit}`,
  budget: `<= ${budget} ${unit}`,
  isOk: value <= budget,
});

/** A row that compares the medians of two lists of times in ms. */
export function atMostRatio(what, times, baseTimes, budget) {
  const [ms, baseMs] = [times, baseTimes].map(median);
  const row = atMost(what, ms / baseMs, budget, 'x');
  return { ...row, measured: `${row.measured} (${format(ms)} of ${format(baseMs)} ms)` };
}

export function printReport(rows) {
  const lines = rows.map(({ what, measured, budget, isOk }) => [what, measured, budget, isOk ? 'ok' : 'FAILED']);
  const table = [['what', 'measured', 'budget', ''], ...lines];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table) console.log(line.map((text, column) => text.padEnd(widths[column])).join('  '));
}
