import type { Transaction } from '../../api/wire';
import { CREDIT_TERMS_DAYS } from '../../config/constants';
import { formatDay, inManila } from '../../lib/dates';
import { isFailed } from '../../store/ledger';
import { toCentavos } from '../../utils/money';

export type StatementStatus = 'Open' | 'Due' | 'Overdue' | 'Paid';

/** What was put on credit in half a month; amounts in centavos, days as YYYY-MM-DD. */
export type Statement = {
  from: string;
  to: string;
  dueOn: string;
  bookings: number;
  amount: number;
  balance: number;
  /** Below zero before it is due. */
  daysOverdue: number;
  status: StatementStatus;
};

export type Account = {
  /** The newest first. */
  statements: Statement[];
  /** Balance of the closed statements. */
  due: number;
  /** What was paid beyond all that was billed. */
  unapplied: number;
  /** Cheques that have not cleared yet. */
  clearing: number;
};

const isOnCredit = ({ method }: Transaction) => /^credit$/i.test(method?.trim() ?? '');
const isCharge = (one: Transaction) => one.type === 'Payment' && isOnCredit(one) && !isFailed(one);
/** Money that pays off what was billed: payments that count already, and what came back on credit. */
const isSettlement = (one: Transaction) =>
  one.status === 'Paid' && (one.type === 'Credit Payment' || (one.type === 'Refund' && isOnCredit(one)));
const isClearing = ({ type, status }: Transaction) => type === 'Credit Payment' && status === 'Pending';

const sum = (transactions: readonly Transaction[]) =>
  transactions.reduce((total, { amount }) => total + Math.abs(toCentavos(amount)), 0);

/** The first and the last day of the billing period: to the 15th, and to the end of the month. */
function periodOf({ date_created }: Transaction): { from: string; to: string } {
  const day = inManila(date_created);
  const [first, last] = day.date() <= 15 ? [1, 15] : [16, day.daysInMonth()];
  return { from: day.date(first).format('YYYY-MM-DD'), to: day.date(last).format('YYYY-MM-DD') };
}

function statusOf(balance: number, to: string, daysOverdue: number, today: string): StatementStatus {
  if (today <= to) return 'Open';
  if (balance === 0) return 'Paid';
  return daysOverdue > 0 ? 'Overdue' : 'Due';
}

/** The statement of account, worked out of the transactions: what is paid settles the oldest period first. */
export function readAccount(transactions: readonly Transaction[], now: number): Account {
  const periods = new Map<string, { to: string; charges: Transaction[] }>();
  for (const charge of transactions.filter(isCharge)) {
    const { from, to } = periodOf(charge);
    const period = periods.get(from) ?? { to, charges: [] };
    period.charges.push(charge);
    periods.set(from, period);
  }
  const today = inManila(now).format('YYYY-MM-DD');
  let left = sum(transactions.filter(isSettlement));
  const statements = [...periods]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, { to, charges }]): Statement => {
      const amount = sum(charges);
      const applied = Math.min(left, amount);
      left -= applied;
      const due = inManila(to).add(CREDIT_TERMS_DAYS, 'day');
      const daysOverdue = inManila(today).diff(due, 'day');
      const balance = amount - applied;
      return {
        from,
        to,
        dueOn: due.format('YYYY-MM-DD'),
        bookings: new Set(charges.map(({ booking_number, id }) => booking_number ?? String(id))).size,
        amount,
        balance,
        daysOverdue,
        status: statusOf(balance, to, daysOverdue, today),
      };
    })
    .reverse();
  return {
    statements,
    due: statements.filter(({ status }) => status !== 'Open').reduce((total, { balance }) => total + balance, 0),
    unapplied: left,
    clearing: sum(transactions.filter(isClearing)),
  };
}

const BUCKETS = [
  { label: 'Not due yet', from: -Infinity, to: 0 },
  { label: '1 to 30 days', from: 1, to: 30 },
  { label: '31 to 60 days', from: 31, to: 60 },
  { label: '61 to 90 days', from: 61, to: 90 },
  { label: 'Over 90 days', from: 91, to: Infinity },
] as const;

/** What is open by how long it is overdue, in centavos; the buckets add up to all balances. */
export const ageing = (statements: readonly Statement[]) =>
  BUCKETS.map(({ label, from, to }) => ({
    label,
    amount: statements
      .filter(({ daysOverdue }) => daysOverdue >= from && daysOverdue <= to)
      .reduce((total, { balance }) => total + balance, 0),
  }));

/** "Due in 15 days", "Overdue by 3 days", "Paid", "Open". */
export function statusWords({ status, daysOverdue }: Statement): string {
  const days = Math.abs(daysOverdue);
  if (status === 'Overdue') return `Overdue by ${days} ${days === 1 ? 'day' : 'days'}`;
  if (status === 'Due') return days === 0 ? 'Due today' : `Due in ${days} ${days === 1 ? 'day' : 'days'}`;
  return status;
}

/** "1 Nov to 15 Nov 2026". */
export const periodWords = ({ from, to }: Pick<Statement, 'from' | 'to'>) =>
  `${inManila(from).format('D MMM')} to ${formatDay(to)}`;
