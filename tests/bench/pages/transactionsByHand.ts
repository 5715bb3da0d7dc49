import type { Transaction } from '../../../src/api/wire';
import '../../../src/index.css';
import { TRANSACTIONS } from './transactionRows';

/** The same list with nothing but the DOM: what is in sight is drawn, and every text is prepared once. */
const ROW = 61;
const AROUND = 200;
const COLUMNS =
  'grid grid-cols-[minmax(0,2.2fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_110px_minmax(110px,1fr)] items-center gap-3 px-5';

type Prepared = { one: Transaction; text: string; month: string; centavos: number };
type Row = { month: string; count: number; net: number } | Prepared;

const pesos = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' });
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'Asia/Manila' });

const isIn = (type: string) => type === 'Top Up' || type === 'Refund';
const element = (tag: string, className: string, text = '', role = '') => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  if (role) made.setAttribute('role', role);
  return made;
};

function prepare(): Prepared[] {
  return TRANSACTIONS.map((one) => ({
    one,
    text: [one.reference, one.booking_number, one.method, one.description, one.type, one.status, one.amount]
      .join(' ')
      .toLowerCase(),
    month: new Date(Date.parse(one.date_created) + 8 * 3_600_000).toISOString().slice(0, 7),
    centavos: Math.round(one.amount * 100) * (isIn(one.type) ? 1 : -1),
  }));
}

function rowsOf(shown: Prepared[]): Row[] {
  const rows: Row[] = [];
  let head: { month: string; count: number; net: number } | undefined;
  for (const item of shown) {
    if (item.month !== head?.month) rows.push((head = { month: item.month, count: 0, net: 0 }));
    head.count += 1;
    if (item.one.status !== 'Failed') head.net += item.centavos;
    rows.push(item);
  }
  return rows;
}

function draw(row: Row, top: number): HTMLElement {
  if ('count' in row) {
    const drawn = element('div', 'absolute inset-x-0 flex items-baseline justify-between px-5 pt-4 pb-2', '', 'row');
    drawn.style.top = `${top}px`;
    const name = `${monthFormat.format(new Date(`${row.month}-02`))} ${row.count} transactions`;
    drawn.append(
      element('span', 'font-620', name, 'rowheader'),
      element('span', 'amount text-small', pesos.format(row.net / 100), 'cell'),
    );
    return drawn;
  }
  const { one, centavos } = row;
  const drawn = element('div', `${COLUMNS} absolute inset-x-0 h-[61px] border-t border-ink-150`, '', 'row');
  drawn.style.top = `${top}px`;
  const title = element('span', 'min-w-0', '', 'cell');
  title.append(
    element('button', 'block truncate font-540', one.description ?? one.type),
    element('span', 'tabular block truncate text-small', one.booking_number ?? one.reference),
  );
  drawn.append(
    title,
    element('span', 'tabular', dayFormat.format(new Date(one.date_created)), 'cell'),
    element('span', 'truncate', one.method ?? '-', 'cell'),
    element('span', 'rounded-xs px-2 text-caption', one.status, 'cell'),
    element('span', 'amount text-right', pesos.format(centavos / 100), 'cell'),
  );
  return drawn;
}

function openList() {
  const all = prepare();
  let rows: Row[] = [];
  const root = document.getElementById('root') ?? document.body;
  const search = document.createElement('input');
  search.type = 'search';
  search.setAttribute('aria-label', 'Search transactions');
  const totals = element('p', 'amount');
  const table = element('div', 'relative', '', 'table');
  root.append(search, totals, table);

  const show = () => {
    const from = Math.max(0, Math.floor((window.scrollY - table.offsetTop - AROUND) / ROW));
    const to = Math.ceil((window.scrollY - table.offsetTop + window.innerHeight + AROUND) / ROW);
    table.replaceChildren(...rows.slice(from, to).map((row, at) => draw(row, (from + at) * ROW)));
  };
  const refresh = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = all.filter(({ text }) => words.every((word) => text.includes(word)));
    rows = rowsOf(shown);
    const sums: Record<string, number> = {};
    for (const { one, centavos } of shown) {
      if (one.status !== 'Failed') sums[one.type] = (sums[one.type] ?? 0) + Math.abs(centavos);
    }
    totals.textContent = Object.entries(sums)
      .map(([type, sum]) => `${type} ${pesos.format(sum / 100)}`)
      .join(', ');
    table.style.height = `${rows.length * ROW}px`;
    table.setAttribute('aria-rowcount', String(rows.length + 1));
    show();
  };
  search.addEventListener('input', refresh);
  window.addEventListener('scroll', show, { passive: true });
  refresh();
}

Object.assign(window, { openList });
