import type { Transaction } from '@/api/wire';
import { toManila } from '@/lib/dates';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';

/** What several screens work out of the transactions; every sum is in centavos. */

/** True for a transaction that moved nothing. */
export const isFailed = ({ status }: Pick<Transaction, 'status'>) => status === 'Failed';
const isPending = ({ status }: Pick<Transaction, 'status'>) => status === 'Pending';

/** True for an amount on the credit account of a company. */
const isOnCredit = ({ method }: Pick<Transaction, 'method'>) => /^credit$/i.test(method?.trim() ?? '');

/** True once money or credit moved: a failed or pending transaction moves nothing, and a credit limit is no money. */
const isSettled = (transaction: Transaction) =>
  !isFailed(transaction) && !isPending(transaction) && transaction.type !== 'Credit Grant';

const centavosOf = ({ amount }: Transaction) => Math.abs(toCentavos(amount));

/** Types that give the customer more to spend: in the wallet, or on credit. */
const ADDITIONS = new Set(['Top Up', 'Refund', 'Credit Payment']);

/** Returns the centavos by which a transaction raises (above 0) or lowers what is owed on credit. */
export function owedChange(transaction: Transaction): number {
  if (!isSettled(transaction)) return 0;
  if (transaction.type === 'Payment' && isOnCredit(transaction)) return centavosOf(transaction);
  const isRepayment =
    transaction.type === 'Credit Payment' || (transaction.type === 'Refund' && isOnCredit(transaction));
  return isRepayment ? -centavosOf(transaction) : 0;
}

/** Returns the centavos by which a transaction changes what the customer can spend; 0 until it is settled. */
export function balanceChange(transaction: Transaction): number {
  if (!isSettled(transaction)) return 0;
  return ADDITIONS.has(transaction.type) ? centavosOf(transaction) : -centavosOf(transaction);
}

/** Centavos of a credit payment that the bank has not confirmed yet; 0 for all others. */
export const clearingAmount = (transaction: Transaction) =>
  transaction.type === 'Credit Payment' && isPending(transaction) ? centavosOf(transaction) : 0;

/** Centavos of one charge: what is not paid yet, and how much of that a cheque in clearing covers. */
export type OpenCharge = { balance: number; clearing: number };

/** Settles the oldest charge first: with what was paid, then with the cheques that the bank is clearing (centavos). */
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

/** "+₱1,000.00" or "−₱245.00"; without a sign where nothing moved. */
export function signedPeso(transaction: Transaction): string {
  const change = balanceChange(transaction);
  if (change === 0) return formatPeso(Math.abs(transaction.amount));
  return `${change > 0 ? '+' : ''}${formatPeso(fromCentavos(change))}`;
}

/** Returns the status as the customer reads it: a charge to credit is not a payment. */
export function getTransactionStatusLabel(transaction: Transaction): string {
  if (isFailed(transaction) || isPending(transaction)) return transaction.status;
  if (transaction.type === 'Credit Grant') return 'Credit limit granted';
  if (owedChange(transaction) > 0) return 'Charged to credit';
  return transaction.type === 'Refund' && isOnCredit(transaction) ? 'Returned to credit' : transaction.status;
}

/** Returns the title of the printed sheet: only money that arrived has a receipt. */
export function documentTitle(transaction: Transaction): string {
  if (isFailed(transaction) || isPending(transaction)) return 'Transaction record';
  if (transaction.type === 'Credit Grant') return 'Credit limit notice';
  return owedChange(transaction) > 0 ? 'Charge slip' : 'Receipt';
}

/** What it is called in a list: its description, else its type. */
export const getTransactionTitle = ({ description, type }: Transaction) => description?.trim() || type;

export type SpendKind = 'special' | 'joint' | 'other';

/** Which mode a transaction is about, by its own words. */
export const getSpendKind = ({ description }: Pick<Transaction, 'description'>): SpendKind => {
  const words = description ?? '';
  if (/\b(joint|shared)\b/i.test(words)) return 'joint';
  return /\b(special|exclusive)\b/i.test(words) ? 'special' : 'other';
};

/** What is known of bookings by their numbers. */
export type KindByBooking = ReadonlyMap<string, SpendKind>;

/** The mode of each transaction's booking: of the booking itself where it is known, else by the payment's words. */
function kindReader(transactions: readonly Transaction[], known: KindByBooking) {
  const byBooking = new Map(
    transactions
      .filter(({ type, booking_number }) => type === 'Payment' && booking_number)
      .map((payment) => [payment.booking_number, getSpendKind(payment)]),
  );
  return (transaction: Transaction): SpendKind => {
    const own = known.get(transaction.booking_number ?? '') ?? getSpendKind(transaction);
    return own === 'other' ? (byBooking.get(transaction.booking_number) ?? 'other') : own;
  };
}

const MANILA_MS = 8 * 60 * 60_000;
const WITH_ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/** "2026-11", in Manila; "" where the date cannot be read. Asked for every row of long lists, so it is quick. */
export function getTransactionMonth({ date_created }: Pick<Transaction, 'date_created'>): string {
  const at = WITH_ZONE.test(date_created) ? Date.parse(date_created) : toManila(date_created).valueOf();
  return Number.isNaN(at) ? '' : new Date(at + MANILA_MS).toISOString().slice(0, 7);
}

/** "November 2026", or "Nov" in short. */
export const monthName = (month: string, isShort = false) =>
  toManila(`${month}-01`).format(isShort ? 'MMM' : 'MMMM YYYY');

/** The months up to this one, the oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const current = toManila(now).startOf('month');
  return Array.from({ length: count }, (_, at) => current.subtract(count - 1 - at, 'month').format('YYYY-MM'));
}

export type MonthSpend = { month: string } & Record<SpendKind, number>;

/** Returns what deliveries cost in each month in centavos: payments and charges less refunds, once settled. */
export function spendByMonth(
  transactions: readonly Transaction[],
  months: readonly string[],
  known: KindByBooking = new Map(),
): MonthSpend[] {
  const kindOfOne = kindReader(transactions, known);
  const spend = new Map(months.map((month) => [month, { month, special: 0, joint: 0, other: 0 }]));
  for (const transaction of transactions) {
    const sign = transaction.type === 'Payment' ? 1 : transaction.type === 'Refund' ? -1 : 0;
    const row = spend.get(getTransactionMonth(transaction));
    if (row && sign !== 0 && isSettled(transaction)) {
      row[kindOfOne(transaction)] += sign * centavosOf(transaction);
    }
  }
  return [...spend.values()];
}

export const spendOf = ({ special, joint, other }: MonthSpend) => special + joint + other;

export type LedgerTotals = {
  /** Deliveries that were paid at once. */
  paid: number;
  /** Deliveries that were charged to credit. */
  charged: number;
  refunded: number;
  toppedUp: number;
  creditPaid: number;
  /** Credit payments that the bank has not confirmed yet. */
  clearing: number;
};

const TOTAL_OF: Record<string, keyof LedgerTotals> = {
  Refund: 'refunded',
  'Top Up': 'toppedUp',
  'Credit Payment': 'creditPaid',
};

/** Returns the sums per kind in centavos; only what is settled counts, and pending credit payments separately. */
export function ledgerTotals(transactions: readonly Transaction[]): LedgerTotals {
  const totals: LedgerTotals = { paid: 0, charged: 0, refunded: 0, toppedUp: 0, creditPaid: 0, clearing: 0 };
  for (const transaction of transactions) {
    const deliveryField = owedChange(transaction) > 0 ? 'charged' : 'paid';
    const field = transaction.type === 'Payment' ? deliveryField : TOTAL_OF[transaction.type];
    if (field && isSettled(transaction)) totals[field] += centavosOf(transaction);
    totals.clearing += clearingAmount(transaction);
  }
  return totals;
}
