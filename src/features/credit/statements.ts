import type { Transaction } from '@/api/wire';
import { CREDIT_TERMS_DAYS } from '@/config/constants';
import { clearingAmount, owedChange, settleOldestFirst, type OpenCharge } from '@/domain/money/ledger';
import { formatDay, toManila } from '@/lib/dates';

export type StatementStatus = 'Open' | 'Due' | 'Overdue' | 'Awaiting clearance' | 'Paid';

/** What was put on credit in half a month; amounts in centavos, days as YYYY-MM-DD. */
export type Statement = {
  from: string;
  to: string;
  dueOn: string;
  bookings: number;
  amount: number;
  balance: number;
  /** Part of the balance that a cheque in clearing covers. */
  clearing: number;
  /** Below zero before it is due. */
  daysOverdue: number;
  status: StatementStatus;
};

export type Account = {
  /** The newest first. */
  statements: Statement[];
  /** Balance of the closed statements, less the cheques in clearing. */
  due: number;
  /** Paid beyond all that was billed. */
  unapplied: number;
  /** All cheques in clearing. */
  clearing: number;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The first and the last day of the billing period: to the 15th, and to the end of the month. */
function periodOf({ date_created }: Transaction): { from: string; to: string } {
  const day = toManila(date_created);
  const [first, last] = day.date() <= 15 ? [1, 15] : [16, day.daysInMonth()];
  return { from: day.date(first).format('YYYY-MM-DD'), to: day.date(last).format('YYYY-MM-DD') };
}

function statusOf({ balance, clearing }: OpenCharge, to: string, daysOverdue: number, today: string): StatementStatus {
  if (today <= to) return 'Open';
  if (balance === 0) return 'Paid';
  if (clearing === balance) return 'Awaiting clearance';
  return daysOverdue > 0 ? 'Overdue' : 'Due';
}

type Period = { from: string; to: string; charges: Transaction[] };

/** Charges per billing period, the oldest first. */
function billingPeriods(transactions: readonly Transaction[]): Period[] {
  const periods = new Map<string, Period>();
  for (const charge of transactions.filter((transaction) => owedChange(transaction) > 0)) {
    const { from, to } = periodOf(charge);
    const period = periods.get(from) ?? { from, to, charges: [] };
    period.charges.push(charge);
    periods.set(from, period);
  }
  return [...periods.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Builds the statement of account from the transactions; payments settle the oldest period first. */
export function readAccount(transactions: readonly Transaction[], now: number): Account {
  const today = toManila(now).format('YYYY-MM-DD');
  const periods = billingPeriods(transactions);
  const changes = transactions.map(owedChange);
  const clearing = sum(transactions.map(clearingAmount));
  const { open, unapplied } = settleOldestFirst(
    periods.map(({ charges }) => sum(charges.map(owedChange))),
    -sum(changes.filter((change) => change < 0)),
    clearing,
  );
  const statements = periods.map(({ from, to, charges }, index): Statement => {
    const charge = open[index] ?? { balance: 0, clearing: 0 };
    const due = toManila(to).add(CREDIT_TERMS_DAYS, 'day');
    const daysOverdue = toManila(today).diff(due, 'day');
    return {
      from,
      to,
      dueOn: due.format('YYYY-MM-DD'),
      bookings: new Set(charges.map(({ booking_number, id }) => booking_number ?? String(id))).size,
      amount: sum(charges.map(owedChange)),
      ...charge,
      daysOverdue,
      status: statusOf(charge, to, daysOverdue, today),
    };
  });
  const closed = statements.filter(({ status }) => status !== 'Open');
  const due = sum(closed.map((statement) => statement.balance - statement.clearing));
  return { statements: statements.reverse(), due, unapplied, clearing };
}

const BUCKETS = [
  { label: 'Not due yet', from: -Infinity, to: 0 },
  { label: '1 to 30 days', from: 1, to: 30 },
  { label: '31 to 60 days', from: 31, to: 60 },
  { label: '61 to 90 days', from: 61, to: 90 },
  { label: 'Over 90 days', from: 91, to: Infinity },
] as const;

/** Returns what is open by how long it is overdue, in centavos; with what awaits clearance it adds up to all balances. */
export const ageing = (statements: readonly Statement[]) => [
  ...BUCKETS.map(({ label, from, to }) => ({
    label,
    isOverdue: from > 0,
    amount: sum(
      statements
        .filter(({ daysOverdue }) => daysOverdue >= from && daysOverdue <= to)
        .map(({ balance, clearing }) => balance - clearing),
    ),
  })),
  { label: 'Awaiting clearance', isOverdue: false, amount: sum(statements.map(({ clearing }) => clearing)) },
];

/** Returns what is overdue, and what of it for more than 90 days, in centavos. */
export function overdueAmounts(statements: readonly Statement[]) {
  const late = ageing(statements).filter(({ isOverdue }) => isOverdue);
  return { overdue: sum(late.map(({ amount }) => amount)), overdue90: late.at(-1)?.amount ?? 0 };
}

/** "Due in 15 days", "Overdue by 3 days", "Paid", "Open". */
export function getStatementStatusLabel({ status, daysOverdue }: Statement): string {
  const days = Math.abs(daysOverdue);
  if (status === 'Overdue') return `Overdue by ${days} ${days === 1 ? 'day' : 'days'}`;
  if (status === 'Due') return days === 0 ? 'Due today' : `Due in ${days} ${days === 1 ? 'day' : 'days'}`;
  return status;
}

/** "1 Nov to 15 Nov 2026". */
export const getStatementPeriodLabel = ({ from, to }: Pick<Statement, 'from' | 'to'>) =>
  `${toManila(from).format('D MMM')} to ${formatDay(to)}`;
