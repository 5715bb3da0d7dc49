import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../../src/api/wire';
import {
  isMoneyIn,
  lastMonths,
  ledgerTotals,
  moneyMoved,
  monthName,
  monthOf,
  signedAmount,
  spendByMonth,
  spendOf,
} from '../../../src/store/ledger';
import { toCentavos } from '../../../src/utils/money';
import { transaction } from '../../builders/transaction';

const TYPES = ['Payment', 'Top Up', 'Refund', 'Credit Payment', 'Credit Grant', 'Something new'];

const anyTransaction: fc.Arbitrary<Transaction> = fc.record({
  id: fc.nat(),
  reference: fc.string(),
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom('Paid', 'Pending', 'Failed'),
  amount: fc.integer({ min: 0, max: 10_000_000 }).map((centavos) => centavos / 100),
  balance_after: fc.constant(null),
  method: fc.constantFrom('Visa 4417', null),
  booking_number: fc.constantFrom('LGX-1', 'LGX-2', null),
  date_created: fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') })
    .map((ms) => new Date(ms).toISOString()),
  description: fc.constantFrom('Special booking', 'Joint booking', 'Refund, cancelled', null),
});

describe('the ledger', () => {
  it.each([
    ['Payment', false, -100.5],
    ['Credit Payment', false, -100.5],
    ['Top Up', true, 100.5],
    ['Refund', true, 100.5],
    ['Credit Grant', true, 100.5],
  ])('%s is money in: %s', (type, isIn, signed) => {
    const one = transaction({ type, amount: 100.5 });
    expect(isMoneyIn(one)).toBe(isIn);
    expect(signedAmount(one)).toBe(signed);
  });

  it.each([
    [{ type: 'Payment', method: 'Credit' }, -10_050],
    [{ type: 'Payment' }, -10_050],
    [{ type: 'Refund', method: 'Credit' }, 10_050],
    [{ type: 'Top Up' }, 10_050],
    [{ type: 'Credit Payment' }, 0],
    [{ type: 'Credit Grant' }, 0],
    [{ status: 'Failed' }, 0],
  ])('%j moved %d centavos', (fields, centavos) => {
    expect(moneyMoved(transaction({ amount: 100.5, ...fields }))).toBe(centavos);
  });

  it('belongs to the month in Manila, not in London', () => {
    expect(monthOf(transaction({ date_created: '2026-10-31T17:00:00Z' }))).toBe('2026-11');
    expect(monthOf(transaction({ date_created: 'soon' }))).toBe('');
    expect(monthName('2026-11')).toBe('November 2026');
    expect(monthName('2026-11', true)).toBe('Nov');
    expect(lastMonths(3, Date.parse('2026-01-31T23:00:00+08:00'))).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  it('puts a refund where its payment was', () => {
    const [spend] = spendByMonth(
      [
        transaction({ amount: 1000, description: 'Joint booking', booking_number: 'LGX-1' }),
        transaction({ type: 'Refund', amount: 400, description: 'Refund, cancelled', booking_number: 'LGX-1' }),
        transaction({ amount: 50, description: 'Special booking', status: 'Failed' }),
        transaction({ amount: 70, description: null }),
        transaction({ type: 'Top Up', amount: 900 }),
      ],
      ['2026-11'],
    );
    expect(spend).toEqual({ month: '2026-11', special: 0, joint: 60_000, other: 7_000 });
  });

  it('goes by the booking where it is known, whatever the words say', () => {
    const known = new Map([['LGX-1', 'joint']] as const);
    const one = { booking_number: 'LGX-1', description: 'A Special price', amount: 10 };
    const refund = { ...one, type: 'Refund', amount: 4 };
    const other = transaction({ booking_number: 'LGX-2', description: 'Special booking', amount: 5 });
    expect(spendByMonth([transaction(one), transaction(refund), other], ['2026-11'], known)).toEqual([
      { month: '2026-11', special: 500, joint: 600, other: 0 },
    ]);
  });

  it('sums to the centavo over months and kinds, whatever is in it', () => {
    const months = lastMonths(12, Date.parse('2026-12-15T00:00:00+08:00'));
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 60 }), (transactions) => {
        const inYear = transactions.filter((one) => months.includes(monthOf(one)));
        const totals = ledgerTotals(inYear);
        const spent = spendByMonth(transactions, months).reduce((sum, month) => sum + spendOf(month), 0);
        expect(spent).toBe(totals.spent - totals.refunded);
        const all = inYear
          .filter(({ type, status }) => status !== 'Failed' && TYPES.indexOf(type) < 4)
          .reduce((sum, { amount }) => sum + toCentavos(amount), 0);
        expect(totals.spent + totals.refunded + totals.toppedUp + totals.creditPaid).toBe(all);
      }),
    );
  });
});
