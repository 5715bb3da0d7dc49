import type { Transaction } from '@/api/wire';
import { balanceChange, ledgerTotals, monthName, signedPeso, statusLabel, titleOf } from '@/domain/money/ledger';
import { TransactionRows } from '@/features/wallet/TransactionRows';
import { TransactionTotals } from '@/features/wallet/TransactionTotals';
import type { ListRow } from '@/features/wallet/transactionList';
import '@/index.css';
import { formatDay, formatTime } from '@/lib/dates';
import { formatPeso, fromCentavos } from '@/utils/money';
import { drawInWindow } from './byHand';
import { elementsOf, rowMaker } from './template';
import { TRANSACTIONS } from './transactionRows';

/** The same list with nothing but the DOM: what is in sight is drawn, and every text is prepared once. */
const ROW = 61;

type Prepared = { one: Transaction; text: string; month: string; centavos: number };
type Month = { month: string; count: number; net: number };
type Row = Month | Prepared;

const isMonth = (row: Row): row is Month => 'count' in row;

const tableOf = (rows: ListRow[]) => elementsOf(<TransactionRows rows={rows} onOpen={() => undefined} />);
const bodyOf = (table: HTMLElement) => table.lastElementChild as HTMLElement;

function prepare(): Prepared[] {
  return TRANSACTIONS.map((one) => ({
    one,
    text: [one.reference, one.booking_number, one.method, titleOf(one), one.type, one.status, signedPeso(one)]
      .join(' ')
      .toLowerCase(),
    month: new Date(Date.parse(one.date_created) + 8 * 3_600_000).toISOString().slice(0, 7),
    centavos: balanceChange(one),
  }));
}

function rowsOf(shown: Prepared[]): Row[] {
  const rows: Row[] = [];
  let head: Month | undefined;
  for (const item of shown) {
    if (item.month !== head?.month) rows.push((head = { month: item.month, count: 0, net: 0 }));
    head.count += 1;
    head.net += item.centavos;
    rows.push(item);
  }
  return rows;
}

const draw = rowMaker(
  () => rowsOf(prepare()),
  (row) => (isMonth(row) ? 'month' : `${row.one.type} ${row.one.status}`),
  (row) => {
    const drawn: ListRow = isMonth(row) ? { kind: 'month', ...row } : { kind: 'transaction', transaction: row.one };
    return bodyOf(tableOf([drawn])).firstElementChild as HTMLElement;
  },
  (row) => {
    if (isMonth(row)) {
      const count = `${row.count} transaction${row.count === 1 ? '' : 's'}`;
      return [monthName(row.month), count, formatPeso(fromCentavos(row.net))];
    }
    const { one } = row;
    return [
      titleOf(one),
      `, receipt ${one.reference}`,
      one.booking_number ?? one.reference,
      formatDay(one.date_created),
      formatTime(one.date_created),
      one.method ?? '-',
      statusLabel(one),
      signedPeso(one),
    ];
  },
);

const table = tableOf([]);
const totals = elementsOf(<TransactionTotals transactions={[]} />);

function openList() {
  const all = prepare();
  let rows: Row[] = [];
  const root = document.getElementById('root') ?? document.body;
  const search = document.createElement('input');
  search.type = 'search';
  search.setAttribute('aria-label', 'Search transactions');
  const body = bodyOf(table);
  const sums = totals.querySelectorAll('dd');
  root.append(search, totals, table);

  const show = drawInWindow(body, ROW, () => rows, draw);
  const refresh = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = all.filter(({ text }) => words.every((word) => text.includes(word)));
    rows = rowsOf(shown);
    const { paid, refunded, toppedUp } = ledgerTotals(shown.map(({ one }) => one));
    [paid, refunded, toppedUp].forEach((sum, at) => {
      const cell = sums[at];
      if (cell) cell.textContent = formatPeso(fromCentavos(sum));
    });
    table.setAttribute('aria-rowcount', String(rows.length + 1));
    show();
  };
  search.addEventListener('input', refresh);
  refresh();
}

Object.assign(window, { openList });
