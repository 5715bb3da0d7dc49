import type { Transaction } from '../../api/wire';
import { formatDayTime } from '../../lib/dates';
import { isFailed, monthOf, signedAmount, titleOf } from '../../store/ledger';
import { toCsv } from '../../utils/csv';
import { toCentavos } from '../../utils/money';

export type TransactionFilter = { query: string; type: string; status: string; month: string };

const textOf = (one: Transaction) =>
  [one.reference, one.booking_number, one.method, titleOf(one), one.type, one.status, String(one.amount)]
    .join(' ')
    .toLowerCase();

/** Those that fit; every word of the query has to be somewhere, and an empty filter takes all. */
export function filterTransactions(
  transactions: readonly Transaction[],
  { query, type, status, month }: TransactionFilter,
): Transaction[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return transactions.filter(
    (one) =>
      (type === '' || one.type === type) &&
      (status === '' || one.status === status) &&
      (month === '' || monthOf(one) === month) &&
      (words.length === 0 || words.every((word) => textOf(one).includes(word))),
  );
}

/** The values that occur, in the order of the list. */
export const valuesOf = (transactions: readonly Transaction[], read: (one: Transaction) => string): string[] => [
  ...new Set(transactions.map(read).filter(Boolean)),
];

export type ListRow =
  { kind: 'month'; month: string; count: number; net: number } | { kind: 'transaction'; transaction: Transaction };

/** The list under a heading per month, the newest first; `net` is what came in less what went out, in centavos. */
export function monthRows(transactions: readonly Transaction[]): ListRow[] {
  const months = new Map<string, Transaction[]>();
  const newestFirst = [...transactions].sort((a, b) => Date.parse(b.date_created) - Date.parse(a.date_created));
  for (const one of newestFirst) {
    const month = monthOf(one);
    const rows = months.get(month);
    if (rows) rows.push(one);
    else months.set(month, [one]);
  }
  return [...months].flatMap(([month, rows]): ListRow[] => [
    {
      kind: 'month',
      month,
      count: rows.length,
      net: rows.reduce((sum, one) => sum + (isFailed(one) ? 0 : toCentavos(signedAmount(one))), 0),
    },
    ...rows.map((transaction) => ({ kind: 'transaction' as const, transaction })),
  ]);
}

const HEAD = [
  'Date',
  'Reference',
  'Type',
  'Description',
  'Booking',
  'Method',
  'Status',
  'Amount (PHP)',
  'Balance (PHP)',
];

/** What is shown, as CSV; what goes out is negative. */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((one) => [
    formatDayTime(one.date_created),
    one.reference,
    one.type,
    titleOf(one),
    one.booking_number ?? '',
    one.method ?? '',
    one.status,
    signedAmount(one),
    one.balance_after ?? '',
  ]);
  return toCsv([HEAD, ...rows]);
}
