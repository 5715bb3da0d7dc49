import type { Transaction } from '@/api/wire';
import {
  balanceChange,
  getTransactionMonth,
  signedPeso,
  getTransactionStatusLabel,
  getTransactionTitle,
} from '@/domain/money/ledger';
import { formatDayTime } from '@/lib/dates';
import { toCsv } from '@/utils/csv';
import { fromCentavos } from '@/utils/money';

/** `card` holds the last four digits of the card that was used; an empty field takes all. */
export type TransactionFilter = { query: string; type: string; status: string; month: string; card: string };

export const NO_TRANSACTION_FILTER: TransactionFilter = { query: '', type: '', status: '', month: '', card: '' };

/** Works out once per transaction what a long list is asked for at every key. */
function once<Value>(read: (one: Transaction) => Value): (one: Transaction) => Value {
  const known = new WeakMap<Transaction, Value>();
  return (one) => {
    const before = known.get(one);
    if (before !== undefined) return before;
    const value = read(one);
    known.set(one, value);
    return value;
  };
}

/** The minus that is shown is none that a keyboard has. */
const searchable = (text: string) => text.toLowerCase().replaceAll('−', '-');

/** The amount as it is shown, and without its peso sign and commas, as a keyboard types it. */
const textOf = once((one) => {
  const amount = signedPeso(one);
  return searchable(
    [
      one.reference,
      one.booking_number,
      one.method,
      getTransactionTitle(one),
      one.type,
      getTransactionStatusLabel(one),
      amount,
      amount.replace(/[₱,]/g, ''),
    ].join(' '),
  );
});
const timeOf = once(({ date_created }) => Date.parse(date_created) || 0);
export const getCachedMonth = once(getTransactionMonth);
const changeOf = once(balanceChange);

/** "4417" of "Visa 4417"; a cheque's number is no card's. */
const lastFourOf = ({ method }: Transaction) => /(?:^|\s)(\d{4})$/.exec(method ?? '')?.[1] ?? '';

/** The newest first; equal times stay as the server lists them. */
export const newestFirst = (transactions: readonly Transaction[]): Transaction[] =>
  [...transactions].sort((a, b) => timeOf(b) - timeOf(a));

/** Those that fit, in their order; every word of the query has to be somewhere. */
export function filterTransactions(
  transactions: readonly Transaction[],
  { query, type, status, month, card }: TransactionFilter,
): Transaction[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return transactions.filter(
    (one) =>
      (type === '' || one.type === type) &&
      (status === '' || getTransactionStatusLabel(one) === status) &&
      (month === '' || getCachedMonth(one) === month) &&
      (card === '' || lastFourOf(one) === card) &&
      words.every((word) => textOf(one).includes(word)),
  );
}

/** The values that occur, in the order of the list. */
export const valuesOf = (transactions: readonly Transaction[], read: (one: Transaction) => string): string[] => [
  ...new Set(transactions.map(read).filter(Boolean)),
];

export type ListRow =
  { kind: 'month'; month: string; count: number; net: number } | { kind: 'transaction'; transaction: Transaction };

/** A list that is sorted already, under a heading per month; `net` is the sum of the signed rows. */
export function monthRows(transactions: readonly Transaction[]): ListRow[] {
  const months = new Map<string, Transaction[]>();
  for (const one of transactions) {
    const month = getCachedMonth(one);
    const rows = months.get(month);
    if (rows) rows.push(one);
    else months.set(month, [one]);
  }
  return [...months].flatMap(([month, rows]): ListRow[] => [
    {
      kind: 'month',
      month,
      count: rows.length,
      net: rows.reduce((sum, one) => sum + changeOf(one), 0),
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
  'Change (PHP)',
  'Balance (PHP)',
];

/** Returns the transactions as CSV; the change is 0 where nothing moved, so that its column adds up. */
export function transactionsCsv(transactions: readonly Transaction[]): string {
  const rows = transactions.map((one) => [
    formatDayTime(one.date_created),
    one.reference,
    one.type,
    getTransactionTitle(one),
    one.booking_number ?? '',
    one.method ?? '',
    getTransactionStatusLabel(one),
    { pesos: Math.abs(one.amount) },
    { pesos: fromCentavos(balanceChange(one)) },
    typeof one.balance_after === 'number' ? { pesos: one.balance_after } : '',
  ]);
  return toCsv([HEAD, ...rows]);
}
