import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/api/wire';
import {
  getBalanceChange,
  getClearingAmount,
  getOwedChange,
  getTransactionDay,
  getTransactionMonth,
  sumLedger,
} from '@/domain/money/ledger';
import { buildStatement, getPeriodKey } from '@/domain/money/statementDocument';
import { getBillingPeriod, getLeftToPay, getOverdue, getStatementOfAccount, sumByAge } from '@/domain/money/statements';
import { sortNewestFirst, toMonthRows } from '@/features/wallet/listedTransactions';
import { anyTransactions } from '../../../builders/anyTransactions';

const NOW = Date.parse('2026-11-21T00:30:00+08:00');
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const sumOwed = (transactions: readonly Transaction[]) => total(transactions.map(getOwedChange));

it('counts a transaction of an unknown type in no total', () => {
  const [known] = fc.sample(anyTransactions, { numRuns: 1, seed: 1 }).flat();
  const unknown = { ...known, type: 'constructor' } as unknown as Transaction;
  expect(sumLedger([unknown])).toEqual(sumLedger([]));
});

describe('for any list of transactions', () => {
  it('the totals add up to the signed rows', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const { paid, charged, refunded, toppedUp, creditPaid } = sumLedger(transactions);
        expect(refunded + toppedUp + creditPaid - paid - charged).toBe(total(transactions.map(getBalanceChange)));
      }),
    );
  });

  it('each month head counts and sums the rows below it', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const rows = toMonthRows(sortNewestFirst(transactions));
        const heads = rows.filter((row) => row.kind === 'month');
        expect(new Set(heads.map(({ month }) => month)).size).toBe(heads.length);
        heads.forEach(({ month, count, net }) => {
          const below = transactions.filter((transaction) => getTransactionMonth(transaction) === month);
          expect(count).toBe(below.length);
          expect(net).toBe(total(below.map(getBalanceChange)));
        });
        expect(total(heads.map(({ net }) => net))).toBe(total(transactions.map(getBalanceChange)));
        expect(rows).toHaveLength(heads.length + transactions.length);
      }),
    );
  });

  it('the account balances: what was billed, less what was paid, is what is left by age', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const account = getStatementOfAccount(transactions, NOW);
        const { statements, unapplied, due, clearing } = account;
        const balance = total(statements.map((statement) => statement.balance));
        expect(balance - unapplied).toBe(sumOwed(transactions));
        expect(total(sumByAge(statements).map(({ amount }) => amount))).toBe(balance);
        expect(clearing).toBe(total(transactions.map(getClearingAmount)));
        const closed = statements.filter(({ status }) => status !== 'Open');
        expect(due).toBe(closed[0] ? getLeftToPay(account, closed[0]) : 0);
        statements.forEach((statement) => {
          expect(statement.from <= statement.to && statement.to < statement.dueOn).toBe(true);
          expect(statement.balance).toBeLessThanOrEqual(statement.amount);
          expect(statement.clearing).toBeLessThanOrEqual(statement.balance);
        });
      }),
    );
  });

  it('paying up to the latest overdue statement leaves nothing overdue', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        const account = getStatementOfAccount(transactions, NOW);
        const { overdue, overdue90, latest } = getOverdue(account.statements);
        expect(overdue).toBe(latest ? getLeftToPay(account, latest) : 0);
        expect(overdue90).toBeLessThanOrEqual(overdue);
      }),
    );
  });

  it('each statement continues the one before, and its ageing is its closing balance', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        getStatementOfAccount(transactions, NOW).statements.forEach((period) => {
          const statement = buildStatement(transactions, getPeriodKey(period), NOW);
          if (!statement) throw new Error(`No statement for ${period.from}`);
          const { broughtForward, charged, credited, closing, rows } = statement;
          const until = (isKnown: (from: string) => boolean) =>
            sumOwed(transactions.filter((transaction) => isKnown(getBillingPeriod(transaction, NOW).from)));
          expect(broughtForward).toBe(until((from) => from < period.from));
          expect(closing).toBe(until((from) => from <= period.from));
          expect(broughtForward + charged - credited).toBe(closing);
          expect(rows.at(-1)?.balance ?? broughtForward).toBe(closing);
          expect(total(statement.ageing.map(({ amount }) => amount)) - statement.unapplied).toBe(closing);
        });
      }),
    );
  });

  it('a day ends at midnight in Manila, for months and billing periods alike', () => {
    fc.assert(
      fc.property(anyTransactions, (transactions) => {
        transactions.forEach((transaction) => {
          const day = getTransactionDay(transaction);
          expect(getTransactionMonth(transaction)).toBe(day.slice(0, 7));
          const { from, to } = getBillingPeriod(transaction, NOW);
          const billedOn = day || '2026-11-21';
          expect(from <= billedOn && billedOn <= to).toBe(true);
        });
      }),
    );
  });
});
