import type { Transaction } from '../api/wire';
import { inManila } from '../lib/dates';
import { formatPeso, toCentavos } from '../utils/money';

/** What several screens work out of the transactions; every sum is in centavos. */

const MONEY_IN = new Set(['Top Up', 'Refund', 'Credit Grant']);

/** The type says which way the money went. */
export const isMoneyIn = ({ type }: Pick<Transaction, 'type'>) => MONEY_IN.has(type);

/** In pesos, negative for what goes out. */
export const signedAmount = (transaction: Transaction) =>
  isMoneyIn(transaction) ? Math.abs(transaction.amount) : -Math.abs(transaction.amount);

/** In centavos: the limit of a credit, and what pays a credit back that counted when it was spent, move nothing more. */
export const moneyMoved = (transaction: Transaction) =>
  isFailed(transaction) || transaction.type.startsWith('Credit ') ? 0 : toCentavos(signedAmount(transaction));

/** "+₱1,000.00" or "−₱245.00". */
export const signedPeso = (transaction: Transaction) =>
  `${isMoneyIn(transaction) ? '+' : ''}${formatPeso(signedAmount(transaction))}`;

/** What it is called in a list: its description, else its type. */
export const titleOf = ({ description, type }: Transaction) => description?.trim() || type;

/** A failed one moved nothing. */
export const isFailed = ({ status }: Pick<Transaction, 'status'>) => status === 'Failed';

export type SpendKind = 'special' | 'joint' | 'other';

/** Which mode a transaction is about, by its own words. */
export const kindOf = ({ description }: Pick<Transaction, 'description'>): SpendKind => {
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
      .map((payment) => [payment.booking_number, kindOf(payment)]),
  );
  return (transaction: Transaction): SpendKind => {
    const own = known.get(transaction.booking_number ?? '') ?? kindOf(transaction);
    return own === 'other' ? (byBooking.get(transaction.booking_number) ?? 'other') : own;
  };
}

const MANILA_MS = 8 * 60 * 60_000;
const WITH_ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/** "2026-11", in Manila; "" where the date cannot be read. Asked for every row of long lists, so it is quick. */
export function monthOf({ date_created }: Pick<Transaction, 'date_created'>): string {
  const at = WITH_ZONE.test(date_created) ? Date.parse(date_created) : inManila(date_created).valueOf();
  return Number.isNaN(at) ? '' : new Date(at + MANILA_MS).toISOString().slice(0, 7);
}

/** "November 2026", or "Nov" in short. */
export const monthName = (month: string, isShort = false) =>
  inManila(`${month}-01`).format(isShort ? 'MMM' : 'MMMM YYYY');

/** The months up to this one, the oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const current = inManila(now).startOf('month');
  return Array.from({ length: count }, (_, at) => current.subtract(count - 1 - at, 'month').format('YYYY-MM'));
}

export type MonthSpend = { month: string } & Record<SpendKind, number>;

/** What deliveries cost in each month in centavos: payments less what came back; a failed one counts for nothing. */
export function spendByMonth(
  transactions: readonly Transaction[],
  months: readonly string[],
  known: KindByBooking = new Map(),
): MonthSpend[] {
  const kindOfOne = kindReader(transactions, known);
  const spend = new Map(months.map((month) => [month, { month, special: 0, joint: 0, other: 0 }]));
  for (const transaction of transactions) {
    const sign = transaction.type === 'Payment' ? 1 : transaction.type === 'Refund' ? -1 : 0;
    const row = spend.get(monthOf(transaction));
    if (row && sign !== 0 && !isFailed(transaction)) {
      row[kindOfOne(transaction)] += sign * Math.abs(toCentavos(transaction.amount));
    }
  }
  return [...spend.values()];
}

export const spendOf = ({ special, joint, other }: MonthSpend) => special + joint + other;

export type LedgerTotals = { spent: number; refunded: number; toppedUp: number; creditPaid: number };

const TOTAL_OF: Record<string, keyof LedgerTotals> = {
  Payment: 'spent',
  Refund: 'refunded',
  'Top Up': 'toppedUp',
  'Credit Payment': 'creditPaid',
};

/** Sums per kind in centavos; failed ones and grants of credit are no money that moved. */
export function ledgerTotals(transactions: readonly Transaction[]): LedgerTotals {
  const totals: LedgerTotals = { spent: 0, refunded: 0, toppedUp: 0, creditPaid: 0 };
  for (const transaction of transactions) {
    const field = TOTAL_OF[transaction.type];
    if (field && !isFailed(transaction)) totals[field] += Math.abs(toCentavos(transaction.amount));
  }
  return totals;
}
