import type { Transaction } from '@/api/wire';
import {
  formatSignedPeso,
  getBalanceChange,
  getTransactionDay,
  getTransactionStatusLabel,
  getTransactionTime,
  getTransactionTitle,
} from '@/domain/money/ledger';
import { formatDayTime } from '@/lib/dates';
import { toCsv } from '@/utils/csv';
import { memoize } from '@/utils/memoize';
import { fromCentavos } from '@/utils/money';

/** An empty field filters nothing. */
export type TransactionFilter = {
  query: string;
  type: string;
  status: string;
  month: string;
  /** First and last day as YYYY-MM-DD. */
  from: string;
  to: string;
  /** Last four digits of a card. */
  card: string;
};

export const NO_TRANSACTION_FILTER: TransactionFilter = {
  query: '',
  type: '',
  status: '',
  month: '',
  from: '',
  to: '',
  card: '',
};

/** Lower case, with the minus of a keyboard in place of the typographic one. */
const normalizeForSearch = (text: string) => text.toLowerCase().replaceAll('−', '-');

/** Searchable text; the amount occurs as displayed, and without its peso sign and commas. */
const getSearchText = memoize((transaction: Transaction) => {
  const amount = formatSignedPeso(transaction);
  return normalizeForSearch(
    [
      transaction.reference,
      transaction.booking_number,
      transaction.method,
      getTransactionTitle(transaction),
      transaction.type,
      getTransactionStatusLabel(transaction),
      amount,
      amount.replace(/[₱,]/g, ''),
    ].join(' '),
  );
});
const getTime = memoize((transaction: Transaction) => getTransactionTime(transaction) || 0);
const getDay = memoize(getTransactionDay);
export const getCachedMonth = (transaction: Transaction) => getDay(transaction).slice(0, 7);
const getCachedChange = memoize(getBalanceChange);

/** "4417" of "Visa 4417"; empty for the number of a cheque. */
const getLastFour = ({ method }: Transaction) => /(?:^|\s)(\d{4})$/.exec(method ?? '')?.[1] ?? '';

/** Sorts newest first; equal times keep the server's order. */
export const sortNewestFirst = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.toSorted((a, b) => getTime(b) - getTime(a));

/** Compares days as YYYY-MM-DD; an empty bound is open. A transaction without a date is in no range. */
const isInRange = (day: string, from: string, to: string) =>
  (from === '' || day >= from) && (to === '' || (day !== '' && day <= to));

/** Filters transactions; every word of the query has to occur. */
export function filterTransactions(
  transactions: readonly Transaction[],
  { query, type, status, month, from, to, card }: TransactionFilter,
): Transaction[] {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  return transactions.filter(
    (transaction) =>
      (type === '' || transaction.type === type) &&
      (status === '' || getTransactionStatusLabel(transaction) === status) &&
      (month === '' || getCachedMonth(transaction) === month) &&
      isInRange(getDay(transaction), from, to) &&
      (card === '' || getLastFour(transaction) === card) &&
      words.every((word) => getSearchText(transaction).includes(word)),
  );
}

/** Returns the distinct values, in the order of the list. */
export const getDistinctValues = (
  transactions: readonly Transaction[],
  read: (transaction: Transaction) => string,
): string[] => [...new Set(transactions.map(read).filter(Boolean))];

export type ListRow =
  { kind: 'month'; month: string; count: number; net: number } | { kind: 'transaction'; transaction: Transaction };

/** Groups a sorted list by month. `net` is the sum of the signed rows, in centavos. */
export function toMonthRows(transactions: readonly Transaction[]): ListRow[] {
  const months = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const month = getCachedMonth(transaction);
    const rows = months.get(month);
    if (rows) rows.push(transaction);
    else months.set(month, [transaction]);
  }
  return [...months].flatMap(([month, rows]): ListRow[] => [
    {
      kind: 'month',
      month,
      count: rows.length,
      net: rows.reduce((sum, transaction) => sum + getCachedChange(transaction), 0),
    },
    ...rows.map((transaction) => ({ kind: 'transaction' as const, transaction })),
  ]);
}

const HEADER = [
  'Date',
  'Reference',
  'Type',
  'Description',
  'Booking',
  'Method',
  'Status',
  'Amount (PHP)',
  'Change (PHP)',
  'Balance (PHP)',
];

/** Exports transactions as CSV. The change column is 0 where the balance did not change, so that it adds up. */
export function toTransactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((transaction) => [
    formatDayTime(transaction.date_created),
    transaction.reference,
    transaction.type,
    getTransactionTitle(transaction),
    transaction.booking_number ?? '',
    transaction.method ?? '',
    getTransactionStatusLabel(transaction),
    { pesos: Math.abs(transaction.amount) },
    { pesos: fromCentavos(getBalanceChange(transaction)) },
    typeof transaction.balance_after === 'number' ? { pesos: transaction.balance_after } : '',
  ]);
  return toCsv([HEADER, ...rows]);
}
