import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/api/wire';
import {
  formatMonthName,
  formatSignedPeso,
  getBalanceChange,
  getDocumentTitle,
  getLastMonths,
  getOwedChange,
  getSpend,
  getTransactionMonth,
  getTransactionStatusLabel,
  settleOldestFirst,
  sumLedger,
  sumSpendByMonth,
} from '@/domain/money/ledger';
import { toCentavos } from '@/utils/money';
import { TYPES } from '../../../builders/anyTransactions';
import { transaction } from '../../../builders/transaction';
import { unknownValue } from '../../../builders/unknownValue';

const anyTransaction: fc.Arbitrary<Transaction> = fc.record({
  id: fc.nat(),
  reference: fc.string(),
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom('Paid', 'Pending', 'Failed'),
  amount: fc.integer({ min: 0, max: 10_000_000 }).map((centavos) => centavos / 100),
  balance_after: fc.constant(null),
  method: fc.constantFrom('Visa 4417', 'Credit', null),
  booking_number: fc.constantFrom('LGX-1', 'LGX-2', null),
  date_created: fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
    .map((ms) => new Date(ms).toISOString()),
  description: fc.constantFrom('Special booking', 'Joint booking', 'Refund, cancelled', null),
});

describe('the ledger', () => {
  it.each<[Partial<Transaction>, number, number, string]>([
    // transaction                                      owed     balance  shown as
    [{ type: 'Payment' }, 0, -10_050, '−₱100.50'],
    [{ type: 'Payment', method: 'Credit' }, 10_050, -10_050, '−₱100.50'],
    [{ type: 'Payment', method: ' credit ' }, 10_050, -10_050, '−₱100.50'],
    [{ type: 'Credit Payment', method: 'Visa 8820' }, -10_050, 10_050, '+₱100.50'],
    [{ type: 'Credit Payment', method: 'Cheque BPI 1', status: 'Pending' }, 0, 0, '₱100.50'],
    [{ type: 'Refund' }, 0, 10_050, '+₱100.50'],
    [{ type: 'Refund', method: 'Credit' }, -10_050, 10_050, '+₱100.50'],
    [{ type: 'Refund', status: 'Pending' }, 0, 0, '₱100.50'],
    [{ type: 'Top Up' }, 0, 10_050, '+₱100.50'],
    [{ type: 'Credit Grant', method: 'Credit' }, 0, 0, '₱100.50'],
    [{ type: 'Payment', method: 'Cash', status: 'Pending' }, 0, 0, '₱100.50'],
    [{ type: unknownValue('Something new') }, 0, 0, '₱100.50'],
    [{ type: 'Payment', method: 'Credit', status: 'Failed' }, 0, 0, '₱100.50'],
  ])('%j changes what is owed by %d and the balance by %d centavos, shown as %s', (fields, owed, balance, shown) => {
    const entry = transaction({ amount: 100.5, ...fields });
    expect(getOwedChange(entry)).toBe(owed);
    expect(getBalanceChange(entry)).toBe(balance);
    expect(formatSignedPeso(entry)).toBe(shown);
  });

  it.each<[Partial<Transaction>, string, string]>([
    [{ type: 'Payment' }, 'Paid', 'Receipt'],
    [{ type: 'Payment', method: 'Credit' }, 'Charged to credit', 'Charge slip'],
    [{ type: 'Payment', method: 'Credit', status: unknownValue('Billed') }, 'Charged to credit', 'Charge slip'],
    [{ type: 'Payment', method: 'Credit', status: 'Failed' }, 'Failed', 'Transaction record'],
    [{ type: 'Payment', method: 'GCash', status: 'Pending' }, 'Pending', 'Transaction record'],
    [{ type: 'Refund', method: 'Credit' }, 'Returned to credit', 'Receipt'],
    [{ type: 'Credit Payment' }, 'Paid', 'Receipt'],
    [{ type: 'Credit Grant', method: 'Credit' }, 'Credit limit granted', 'Credit limit notice'],
    [{ type: unknownValue('Something new'), status: unknownValue('On hold') }, 'On hold', 'Receipt'],
  ])('%j is labelled %s and printed as %s', (fields, status, title) => {
    expect(getTransactionStatusLabel(transaction(fields))).toBe(status);
    expect(getDocumentTitle(transaction(fields))).toBe(title);
  });

  it.each([
    ['nothing paid', [100, 200], 0, 0, [100, 200], [0, 0], 0],
    ['the oldest first', [100, 200], 150, 0, [0, 150], [0, 0], 0],
    ['a cheque after what is paid', [100, 200], 50, 100, [50, 200], [50, 50], 0],
    ['a cheque beyond all that is owed', [100, 200], 0, 500, [100, 200], [100, 200], 0],
    ['paid too much', [100], 130, 10, [0], [0], 30],
  ])('settles charges: %s', (_name, charges, paid, clearing, balances, covered, unapplied) => {
    const settled = settleOldestFirst(charges, paid, clearing);
    expect(settled.open.map(({ balance }) => balance)).toEqual(balances);
    expect(settled.open.map((charge) => charge.clearing)).toEqual(covered);
    expect(settled.unapplied).toBe(unapplied);
  });

  it('puts a transaction in its month in Manila, not in London', () => {
    expect(getTransactionMonth(transaction({ date_created: '2026-10-31T17:00:00Z' }))).toBe('2026-11');
    expect(getTransactionMonth(transaction({ date_created: 'soon' }))).toBe('');
    expect(formatMonthName('2026-11')).toBe('November 2026');
    expect(formatMonthName('2026-11', true)).toBe('Nov');
    expect(getLastMonths(3, Date.parse('2026-01-31T23:00:00+08:00'))).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  it('counts a refund for the mode of its payment', () => {
    const [spend] = sumSpendByMonth(
      [
        transaction({ amount: 1000, description: 'Joint booking', booking_number: 'LGX-1' }),
        transaction({ type: 'Refund', amount: 400, description: 'Refund, cancelled', booking_number: 'LGX-1' }),
        transaction({ amount: 50, description: 'Special booking', status: 'Failed' }),
        transaction({ amount: 70, description: null }),
        transaction({ type: 'Top Up', amount: 900 }),
      ],
      ['2026-11'],
    );
    expect(spend).toEqual({ month: '2026-11', exclusive: 0, shared: 60_000, other: 7_000 });
  });

  it('takes the mode of a known booking over the description', () => {
    const known = new Map([['LGX-1', 'shared']] as const);
    const payment = { booking_number: 'LGX-1', description: 'A Special price', amount: 10 };
    const refund = { ...payment, type: 'Refund', amount: 4 } as const;
    const other = transaction({ booking_number: 'LGX-2', description: 'Special booking', amount: 5 });
    expect(sumSpendByMonth([transaction(payment), transaction(refund), other], ['2026-11'], known)).toEqual([
      { month: '2026-11', exclusive: 500, shared: 600, other: 0 },
    ]);
  });

  it('sums any transactions over months and modes, exact to the centavo', () => {
    const months = getLastMonths(12, Date.parse('2026-12-15T00:00:00+08:00'));
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 60 }), (transactions) => {
        const inYear = transactions.filter((transaction) => months.includes(getTransactionMonth(transaction)));
        const totals = sumLedger(inYear);
        const spent = sumSpendByMonth(transactions, months).reduce((sum, month) => sum + getSpend(month), 0);
        expect(spent).toBe(totals.paid + totals.charged - totals.refunded);
        const sum = (rows: Transaction[]) => rows.reduce((all, { amount }) => all + toCentavos(amount), 0);
        const counted = inYear.filter(({ type, status }) => status === 'Paid' && TYPES.indexOf(type) < 4);
        const { paid, charged, refunded, toppedUp, creditPaid } = totals;
        expect(paid + charged + refunded + toppedUp + creditPaid).toBe(sum(counted));
        const inClearing = inYear.filter(({ type, status }) => status === 'Pending' && type === 'Credit Payment');
        expect(totals.pending.creditPaid).toBe(sum(inClearing));
      }),
    );
  });
});
