import { FLOOR_DRIFT, PAGE_BUDGETS } from './budgets.mjs';
import { median } from './stats.mjs';

const KB = 1024;
const CHUNKS_SHOWN = 8;

const largestChunks = ({ chunks }) =>
  chunks
    .filter(({ isEarly }) => isEarly)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, CHUNKS_SHOWN)
    .map(({ name, size }) => `${name} ${(size / KB).toFixed(1)}`)
    .join(', ');

/** What is shown of a page. With `isShare` it is compared with the floor's. */
const FIGURES = {
  fcp: { label: 'FCP', unit: 'ms', isShare: true, of: ({ fcp }) => fcp },
  lcp: { label: 'LCP', unit: 'ms', isShare: true, of: ({ lcp }) => lcp, note: ({ lcpOf }) => lcpOf },
  usable: { label: 'usable', unit: 'ms', isShare: true, of: ({ usable }) => usable || NaN },
  blocking: { label: 'blocking from start', unit: 'ms', isShare: true, of: ({ blocking }) => blocking },
  cls: { label: 'CLS', unit: '', of: ({ cls }) => Math.round(cls * 1000) / 1000 },
  earlyJs: { label: 'JS before idle', unit: 'KB', of: ({ bytes }) => bytes.early.js / KB, note: largestChunks },
  workingJs: { label: 'JS until it works', unit: 'KB', of: ({ bytes }) => bytes.working.js / KB },
  js: { label: 'JS in all', unit: 'KB', of: ({ bytes }) => bytes.all.js / KB },
  css: { label: 'CSS before idle', unit: 'KB', of: ({ bytes }) => bytes.early.css / KB },
  fonts: { label: 'fonts', unit: 'KB', of: ({ bytes }) => bytes.all.font / KB },
  html: { label: 'HTML', unit: 'KB', of: ({ bytes }) => bytes.html / KB },
};

const figureOf = (records, { of }) => median(records.map(of));

/** Nothing against nothing is as good as the floor's nothing. */
function share(value, floor) {
  if (floor > 0) return value / floor;
  return value > 0 ? Infinity : 0;
}

/** How the floor's second loads compare with its first; a run outside of the limits is no measurement. */
export function floorDrift({ floor, floorAgain }) {
  const ratio = figureOf(floorAgain, FIGURES.fcp) / figureOf(floor, FIGURES.fcp);
  return { ratio, isSteady: ratio >= FLOOR_DRIFT.min && ratio <= FLOOR_DRIFT.max };
}

/** The rows of the table: the floor's own figures, then each page against it. */
export function loadRows({ floor, floorAgain, floorOnPhone, ...pages }) {
  const both = [...floor, ...floorAgain];
  const floorOf = (name) => (name.endsWith('(phone)') ? floorOnPhone : both);
  const floorRows = Object.values(FIGURES).map(({ label, unit, ...figure }) => ({
    name: `floor: ${label}`,
    value: figureOf(both, figure),
    unit,
  }));
  const rows = Object.entries(pages).flatMap(([name, records]) =>
    Object.entries(FIGURES).map(([key, { label, unit, isShare, note, ...figure }]) => {
      const value = figureOf(records, figure);
      const ratio = isShare ? share(value, figureOf(floorOf(name), figure)) : undefined;
      return {
        name: `${name} ${label}`,
        value,
        unit,
        ratio,
        budget: PAGE_BUDGETS[name]?.[key],
        note: note?.(records[0]),
      };
    }),
  );
  return [...floorRows, ...rows, ...faultRows(pages)];
}

/** A script that the policy stops, or a page that hydrates wrongly, says so on the console. */
function faultRows(pages) {
  return Object.entries(pages).map(([path, records]) => {
    const faults = new Set(records.flatMap((record) => record.faults));
    return {
      name: `${path} faults on the console`,
      value: faults.size,
      unit: '',
      budget: 0,
      note: [...faults].join('\n'),
    };
  });
}
