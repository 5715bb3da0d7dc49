import type { ListPage } from '@/api/response';
import type { Transaction } from '@/api/wire';
import { MANILA_OFFSET_MS } from '@/config/constants';
import type { BookingMode } from '@/config/modes';
import { toManila } from '@/lib/dates';
import { parseTime } from '@/lib/parseTime';
import { formatCentavos, formatNumber, formatPeso, toCentavos } from '@/utils/money';

/** Sums and labels of transactions for several screens; every sum is in centavos. */

/** Returns true for a transaction that moved no money. */
export const isFailed = ({ status }: Pick<Transaction, 'status'>) => status === 'Failed';
const isPending = ({ status }: Pick<Transaction, 'status'>) => status === 'Pending';

/** Returns true for an amount on a company's credit account. */
const isOnCredit = ({ method }: Pick<Transaction, 'method'>) => /^credit$/i.test(method?.trim() ?? '');

/** Returns true once money or credit moved: neither a failed or pending transaction nor a credit limit does that. */
const hasTakenEffect = (transaction: Transaction) =>
  !isFailed(transaction) && !isPending(transaction) && transaction.type !== 'Credit Grant';

const centavosOf = ({ amount }: Transaction) => Math.abs(toCentavos(amount));

/** Types that raise what the customer can spend, in the wallet or on credit. */
const ADDITIONS = new Set<Transaction['type']>(['Top Up', 'Refund', 'Credit Payment']);

/** Returns the centavos by which a transaction raises (above 0) or lowers what is owed on credit. */
export function getOwedChange(transaction: Transaction): number {
  if (!hasTakenEffect(transaction)) return 0;
  if (transaction.type === 'Payment' && isOnCredit(transaction)) return centavosOf(transaction);
  const isRepayment =
    transaction.type === 'Credit Payment' || (transaction.type === 'Refund' && isOnCredit(transaction));
  return isRepayment ? -centavosOf(transaction) : 0;
}

/** Returns the centavos by which a transaction changes what the customer can spend; 0 without effect or of an unknown type. */
export function getBalanceChange(transaction: Transaction): number {
  if (!hasTakenEffect(transaction)) return 0;
  if (ADDITIONS.has(transaction.type)) return centavosOf(transaction);
  return transaction.type === 'Payment' ? 0 - centavosOf(transaction) : 0;
}

/** Returns the centavos of a credit payment that the bank has not confirmed yet; 0 for any other transaction. */
export const getClearingAmount = (transaction: Transaction) =>
  transaction.type === 'Credit Payment' && isPending(transaction) ? centavosOf(transaction) : 0;

/** Centavos of a charge that are not paid yet, and how many of them a cheque in clearing covers. */
export type OpenCharge = { balance: number; clearing: number };

/** Settles the oldest charge first, with payments, then with cheques in clearing. All amounts are centavos. */
export function settleOldestFirst(charges: readonly number[], paid: number, clearing: number) {
  const left = { paid, clearing };
  const open = charges.map((charge): OpenCharge => {
    const settled = Math.min(left.paid, charge);
    const balance = charge - settled;
    const covered = Math.min(left.clearing, balance);
    left.paid -= settled;
    left.clearing -= covered;
    return { balance, clearing: covered };
  });
  return { open, unapplied: left.paid };
}

/** Formats a transaction as "+₱1,000.00" or "−₱245.00", without a sign if no money moved. */
export function formatSignedPeso(transaction: Transaction): string {
  const change = getBalanceChange(transaction);
  return change === 0 ? formatPeso(Math.abs(transaction.amount)) : formatSignedCentavos(change);
}

/** Formats centavos as "+₱1,000.00", "−₱245.00" or "₱0.00". */
export const formatSignedCentavos = (centavos: number): string =>
  `${centavos > 0 ? '+' : ''}${formatCentavos(centavos)}`;

type TransactionStatusLabel =
  Transaction['status'] | 'Credit limit granted' | 'Charged to credit' | 'Returned to credit';

/** Returns the label of a transaction's status. A charge to credit is not called a payment. */
export function getTransactionStatusLabel(transaction: Transaction): TransactionStatusLabel {
  if (isFailed(transaction) || isPending(transaction)) return transaction.status;
  if (transaction.type === 'Credit Grant') return 'Credit limit granted';
  if (getOwedChange(transaction) > 0) return 'Charged to credit';
  return transaction.type === 'Refund' && isOnCredit(transaction) ? 'Returned to credit' : transaction.status;
}

/** Returns the title of the printed document. Only received money has a receipt. */
export function getDocumentTitle(transaction: Transaction): string {
  if (isFailed(transaction) || isPending(transaction)) return 'Transaction record';
  if (transaction.type === 'Credit Grant') return 'Credit limit notice';
  return getOwedChange(transaction) > 0 ? 'Charge slip' : 'Receipt';
}

/** Returns the description of a transaction, or its type without one. */
export const getTransactionTitle = ({ description, type }: Transaction) => description?.trim() || type;

/** Mode of the delivery that a transaction is about; `other` if nothing names it. */
export type SpendMode = BookingMode | 'other';

/** Returns the mode that a transaction's description names. */
export const getSpendMode = ({ description }: Pick<Transaction, 'description'>): SpendMode => {
  const text = description ?? '';
  if (/\b(joint|shared)\b/i.test(text)) return 'shared';
  return /\b(special|exclusive)\b/i.test(text) ? 'exclusive' : 'other';
};

/** Modes of loaded bookings by their numbers. */
export type ModeByBooking = ReadonlyMap<string, SpendMode>;

/** Returns a function that finds a transaction's mode: from its booking, its own description or its payment's. */
function createModeReader(transactions: readonly Transaction[], known: ModeByBooking) {
  const byBooking = new Map(
    transactions
      .filter(({ type, booking_number }) => type === 'Payment' && booking_number)
      .map((payment) => [payment.booking_number, getSpendMode(payment)]),
  );
  return (transaction: Transaction): SpendMode => {
    const own = known.get(transaction.booking_number ?? '') ?? getSpendMode(transaction);
    return own === 'other' ? (byBooking.get(transaction.booking_number) ?? 'other') : own;
  };
}

/** Returns the time in ms; NaN for an unreadable date. */
export const getTransactionTime = ({ date_created }: Pick<Transaction, 'date_created'>): number =>
  parseTime(date_created);

/** Returns the day in Manila as "2026-11-16"; '' for an unreadable date. */
export function getTransactionDay(transaction: Pick<Transaction, 'date_created'>): string {
  const day = new Date(getTransactionTime(transaction) + MANILA_OFFSET_MS);
  // a year of more than four digits is no date either
  return Number.isNaN(day.valueOf()) ? '' : (/^\d{4}-\d{2}-\d{2}/.exec(day.toISOString())?.[0] ?? '');
}

/** Returns the month in Manila as "2026-11"; '' for an unreadable date. */
export const getTransactionMonth = (transaction: Pick<Transaction, 'date_created'>): string =>
  getTransactionDay(transaction).slice(0, 7);

/** Formats a month as "November 2026", or "Nov" in short. */
export const formatMonthName = (month: string, isShort = false) =>
  toManila(`${month}-01`).format(isShort ? 'MMM' : 'MMMM YYYY');

/** Returns the last months including the current one as YYYY-MM, oldest first. */
export function getLastMonths(count: number, now: number): string[] {
  const current = toManila(now).startOf('month');
  return Array.from({ length: count }, (_, index) => current.subtract(count - 1 - index, 'month').format('YYYY-MM'));
}

/** Cost of deliveries in a month (YYYY-MM) by mode, in centavos. */
export type MonthSpend = { month: string } & Record<SpendMode, number>;

/** Sums the cost of deliveries per month in centavos: settled payments and charges less refunds. */
export function sumSpendByMonth(
  transactions: readonly Transaction[],
  months: readonly string[],
  known: ModeByBooking = new Map(),
): MonthSpend[] {
  const modeOf = createModeReader(transactions, known);
  const spend = new Map(months.map((month) => [month, { month, exclusive: 0, shared: 0, other: 0 }]));
  for (const transaction of transactions) {
    const sign = transaction.type === 'Payment' ? 1 : transaction.type === 'Refund' ? -1 : 0;
    const row = spend.get(getTransactionMonth(transaction));
    if (row && sign !== 0 && hasTakenEffect(transaction)) {
      row[modeOf(transaction)] += sign * centavosOf(transaction);
    }
  }
  return [...spend.values()];
}

/** Returns the centavos spent in a month. */
export const getSpend = ({ exclusive, shared, other }: MonthSpend) => exclusive + shared + other;

/** Says how many transactions the sums of a list include; undefined if the server sent all, and all could be read. */
export const describeIncomplete = ({ data, count }: ListPage<Transaction>): string | undefined =>
  count > data.length
    ? `Only ${formatNumber(data.length)} of ${formatNumber(count)} transactions are included.`
    : undefined;

export type LedgerTotals = {
  /** Deliveries paid at once. */
  paid: number;
  /** Deliveries charged to credit. */
  charged: number;
  refunded: number;
  toppedUp: number;
  creditPaid: number;
  /** Amounts that are not confirmed yet, such as cheques in clearing. They count in no other total. */
  pending: Record<'paid' | 'refunded' | 'toppedUp' | 'creditPaid', number>;
};

const TOTAL_OF = new Map<Transaction['type'], keyof LedgerTotals['pending']>([
  ['Payment', 'paid'],
  ['Refund', 'refunded'],
  ['Top Up', 'toppedUp'],
  ['Credit Payment', 'creditPaid'],
]);

/** Sums transactions that took effect per kind in centavos, and pending ones separately. */
export function sumLedger(transactions: readonly Transaction[]): LedgerTotals {
  const pending = { paid: 0, refunded: 0, toppedUp: 0, creditPaid: 0 };
  const totals = { paid: 0, charged: 0, refunded: 0, toppedUp: 0, creditPaid: 0 };
  for (const transaction of transactions) {
    const field = TOTAL_OF.get(transaction.type);
    if (!field) continue;
    if (isPending(transaction)) pending[field] += centavosOf(transaction);
    else if (getOwedChange(transaction) > 0) totals.charged += centavosOf(transaction);
    else if (hasTakenEffect(transaction)) totals[field] += centavosOf(transaction);
  }
  return { ...totals, pending };
}
