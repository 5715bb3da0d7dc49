import type { Transaction } from '@/api/wire';
import { toIsoDay, toManila } from '@/lib/dates';
import { getOwedChange, getTransactionTime } from './ledger';
import {
  getBillingPeriod,
  getStatementOfAccount,
  sumByAge,
  sumCentavos,
  type BillingPeriod,
  type Statement,
} from './statements';

/** One charge, refund or payment. Amounts are centavos. */
export type StatementRow = {
  transaction: Transaction;
  charged: number;
  credited: number;
  /** Balance after this row. */
  balance: number;
};

/**
 * Statement of one billing period. The balances are those of its closing day; amounts are centavos and negative where
 * more was paid than billed.
 */
export type StatementDocument = {
  statement: Statement;
  /** Last day of the period, or today while it is open. */
  closedOn: string;
  broughtForward: number;
  /** Oldest first. */
  rows: StatementRow[];
  charged: number;
  credited: number;
  closing: number;
  /** `closing` by days overdue on the closing day; `unapplied` is what was paid beyond it. */
  ageing: ReturnType<typeof sumByAge>;
  unapplied: number;
};

/** Returns the number of a period: "2026-11-1" for the first half of November 2026. */
export const getPeriodKey = ({ from }: Pick<BillingPeriod, 'from'>) =>
  `${from.slice(0, 7)}-${from.endsWith('-01') ? 1 : 2}`;

/** Returns the number of a statement, such as SOA-2026-11-1-LGX-10005 (docs/decisions/0126). */
export const getStatementNumber = (period: Pick<BillingPeriod, 'from'>, accountNumber: string) =>
  ['SOA', getPeriodKey(period), accountNumber.trim()].filter(Boolean).join('-');

function getRows(transactions: readonly Transaction[], broughtForward: number): StatementRow[] {
  const sorted = transactions.toSorted((a, b) => (getTransactionTime(a) || 0) - (getTransactionTime(b) || 0));
  let balance = broughtForward;
  return sorted.map((transaction) => {
    const change = getOwedChange(transaction);
    balance += change;
    return { transaction, charged: Math.max(0, change), credited: Math.max(0, -change), balance };
  });
}

/** Builds the statement of a period from the transactions; null for a period without a charge. */
export function buildStatement(
  transactions: readonly Transaction[],
  key: string,
  now: number,
): StatementDocument | null {
  const statement = getStatementOfAccount(transactions, now).statements.find((period) => getPeriodKey(period) === key);
  if (!statement) return null;
  const dated = transactions.map((transaction) => ({ transaction, from: getBillingPeriod(transaction, now).from }));
  const known = dated.filter(({ from }) => from <= statement.from);
  const isInPeriod = ({ from }: { from: string }) => from === statement.from;
  const earlier = known.filter((entry) => !isInPeriod(entry));
  const broughtForward = sumCentavos(earlier.map(({ transaction }) => getOwedChange(transaction)));
  const own = known.filter(isInPeriod).map(({ transaction }) => transaction);
  const rows = getRows(
    own.filter((transaction) => getOwedChange(transaction) !== 0),
    broughtForward,
  );
  const closedAt = Math.min(now, toManila(statement.to).endOf('day').valueOf());
  const closed = getStatementOfAccount(
    known.map(({ transaction }) => transaction),
    closedAt,
  );
  return {
    statement,
    closedOn: toIsoDay(closedAt),
    broughtForward,
    rows,
    charged: sumCentavos(rows.map(({ charged }) => charged)),
    credited: sumCentavos(rows.map(({ credited }) => credited)),
    closing: rows.at(-1)?.balance ?? broughtForward,
    ageing: sumByAge(closed.statements),
    unapplied: closed.unapplied,
  };
}
