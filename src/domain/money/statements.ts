import type { Transaction } from '@/api/wire';
import { CREDIT_TERMS_DAYS } from '@/config/constants';
import { formatDay, toIsoDay, toManila } from '@/lib/dates';
import { pluralize } from '@/utils/text';
import { addDays } from '../calendar/days';
import { getClearingAmount, getOwedChange, getTransactionDay, settleOldestFirst, type OpenCharge } from './ledger';

export type StatementStatus = 'Open' | 'Due' | 'Overdue' | 'Awaiting clearance' | 'Paid';

/** Credit bookings of half a month; amounts in centavos, days as YYYY-MM-DD. */
export type Statement = {
  from: string;
  to: string;
  dueOn: string;
  bookings: number;
  amount: number;
  balance: number;
  /** Part of the balance that a cheque in clearing covers. */
  clearing: number;
  /** Negative before the due date. */
  daysOverdue: number;
  status: StatementStatus;
};

export type StatementOfAccount = {
  /** Newest first. */
  statements: Statement[];
  /** Balance of the closed statements, less the cheques in clearing. */
  due: number;
  /** Payments beyond the billed amounts. */
  unapplied: number;
  /** All cheques in clearing. */
  clearing: number;
};

/** Sums whole centavos. */
export const sumCentavos = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** First and last day of half a month, as YYYY-MM-DD. */
export type BillingPeriod = Pick<Statement, 'from' | 'to'>;

/**
 * Returns the billing period of a transaction: the 1st to the 15th, or the 16th to the end of the month. A transaction
 * without a readable date is billed in the current period.
 */
export function getBillingPeriod(transaction: Transaction, now: number): BillingPeriod {
  const created = getTransactionDay(transaction);
  const day = toManila(created === '' ? now : created);
  const [first, last] = day.date() <= 15 ? [1, 15] : [16, day.daysInMonth()];
  return { from: day.date(first).format('YYYY-MM-DD'), to: day.date(last).format('YYYY-MM-DD') };
}

type Timing = { isOpen: boolean; daysOverdue: number };

function getStatus({ balance, clearing }: OpenCharge, { isOpen, daysOverdue }: Timing): StatementStatus {
  if (isOpen) return 'Open';
  if (balance === 0) return 'Paid';
  if (clearing === balance) return 'Awaiting clearance';
  return daysOverdue > 0 ? 'Overdue' : 'Due';
}

type Period = BillingPeriod & { charges: Transaction[] };

/** Groups charges by billing period, oldest first. */
function groupByPeriod(transactions: readonly Transaction[], now: number): Period[] {
  const periods = new Map<string, Period>();
  for (const charge of transactions.filter((transaction) => getOwedChange(transaction) > 0)) {
    const { from, to } = getBillingPeriod(charge, now);
    const period = periods.get(from) ?? { from, to, charges: [] };
    period.charges.push(charge);
    periods.set(from, period);
  }
  return [...periods.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Builds the statement of account from the transactions; payments settle the oldest period first. */
export function getStatementOfAccount(transactions: readonly Transaction[], now: number): StatementOfAccount {
  const today = toIsoDay(now);
  const periods = groupByPeriod(transactions, now);
  const changes = transactions.map(getOwedChange);
  const clearing = sumCentavos(transactions.map(getClearingAmount));
  const { open, unapplied } = settleOldestFirst(
    periods.map(({ charges }) => sumCentavos(charges.map(getOwedChange))),
    -sumCentavos(changes.filter((change) => change < 0)),
    clearing,
  );
  const statements = periods.map(({ from, to, charges }, index): Statement => {
    const charge = open[index] ?? { balance: 0, clearing: 0 };
    const dueOn = addDays(to, CREDIT_TERMS_DAYS);
    const daysOverdue = toManila(today).diff(toManila(dueOn), 'day');
    return {
      from,
      to,
      dueOn,
      bookings: new Set(charges.flatMap(({ booking_number }) => booking_number ?? [])).size,
      amount: sumCentavos(charges.map(getOwedChange)),
      ...charge,
      daysOverdue,
      status: getStatus(charge, { isOpen: today <= to, daysOverdue }),
    };
  });
  const closed = statements.filter(({ status }) => status !== 'Open');
  const due = sumCentavos(closed.map((statement) => statement.balance - statement.clearing));
  return { statements: statements.reverse(), due, unapplied, clearing };
}

const BUCKETS = [
  { label: 'Current', from: -Infinity, to: 0 },
  { label: '1–30 days', from: 1, to: 30 },
  { label: '31–60 days', from: 31, to: 60 },
  { label: '61–90 days', from: 61, to: 90 },
  { label: 'Over 90 days', from: 91, to: Infinity },
] as const;

/** Splits the balances by days overdue, in centavos. Together with the part awaiting clearance they add up to the total. */
export const sumByAge = (statements: readonly Statement[]) => [
  ...BUCKETS.map(({ label, from, to }) => ({
    label,
    isOverdue: from > 0,
    isClearing: false,
    amount: sumCentavos(
      statements
        .filter(({ daysOverdue }) => daysOverdue >= from && daysOverdue <= to)
        .map(({ balance, clearing }) => balance - clearing),
    ),
  })),
  {
    label: 'Awaiting clearance',
    isOverdue: false,
    isClearing: true,
    amount: sumCentavos(statements.map(({ clearing }) => clearing)),
  },
];

export type OverdueAmounts = {
  /** Overdue balance in centavos, less the cheques in clearing. */
  overdue: number;
  /** Part of `overdue` that is more than 90 days late, in centavos. */
  overdue90: number;
  /** Age of the oldest overdue statement. */
  daysLate: number;
  /** Latest overdue period: paying up to it settles everything overdue. Null without one. */
  latest: Statement | null;
};

/** Returns the overdue amounts, less the cheques in clearing. */
export function getOverdue(statements: readonly Statement[]): OverdueAmounts {
  const late = sumByAge(statements).filter(({ isOverdue }) => isOverdue);
  const unpaid = statements.filter(({ status }) => status === 'Overdue');
  return {
    overdue: sumCentavos(late.map(({ amount }) => amount)),
    overdue90: late.at(-1)?.amount ?? 0,
    daysLate: unpaid.at(-1)?.daysOverdue ?? 0,
    latest: unpaid[0] ?? null,
  };
}

/** Returns what is left to pay for a period and the earlier ones, less the cheques in clearing. */
export const getLeftToPay = ({ statements }: StatementOfAccount, period: BillingPeriod): number =>
  sumCentavos(statements.filter(({ from }) => from <= period.from).map(({ balance, clearing }) => balance - clearing));

/** Returns a label such as "Due in 15 days", "Overdue by 3 days" or "Paid". */
export function getStatementStatusLabel({ status, daysOverdue }: Statement): string {
  const days = Math.abs(daysOverdue);
  if (status === 'Overdue') return `Overdue by ${pluralize(days, 'day')}`;
  if (status === 'Due') return days === 0 ? 'Due today' : `Due in ${pluralize(days, 'day')}`;
  return status;
}

/** "1 Nov to 15 Nov 2026". */
export const getStatementPeriodLabel = ({ from, to }: BillingPeriod) =>
  `${toManila(from).format('D MMM')} to ${formatDay(to)}`;
