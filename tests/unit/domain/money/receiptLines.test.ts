import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '@/api/wire';
import { getSale, getVatLines, splitVat } from '@/domain/money/receiptLines';
import { transaction } from '../../../builders/transaction';

describe('VAT', () => {
  it.each([
    [112_00, 100_00, 12_00],
    [1530_40, 1366_43, 163_97],
    [1, 1, 0],
    [4, 4, 0],
    // exactly 1.5 and 4.5 centavos of VAT
    [14, 12, 2],
    [42, 37, 5],
    [0, 0, 0],
  ])('of %d centavos leaves %d, and is %d', (total, vatable, vat) => {
    expect(splitVat(total)).toEqual({ vatable, vat });
  });

  it('and the sales without it add up to any total, within half a centavo of the exact tax', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000_00 }), (total) => {
        const { vatable, vat } = splitVat(total);
        expect(vatable + vat).toBe(total);
        // 12/112 is 3/28, so half a centavo is 14/28
        const remainder = total * 3 - vat * 28;
        expect(remainder).toBeGreaterThanOrEqual(-14);
        expect(remainder).toBeLessThan(14);
      }),
    );
  });

  it('is shown with the total that it is part of', () => {
    expect(getVatLines(1530.4)).toEqual([
      { label: 'VATable sales', value: '₱1,366.43' },
      { label: 'VAT (12%)', value: '₱163.97' },
      { label: 'Total', value: '₱1,530.40' },
    ]);
    expect(getVatLines(0)).toEqual([]);
  });

  it.each<[string, Partial<Transaction>, number]>([
    ['a payment of a booking', {}, 1530.4],
    ['a charge to credit', { method: 'Credit' }, 1530.4],
    ['a payment that failed', { status: 'Failed' }, 0],
    ['a refund', { type: 'Refund' }, 0],
    ['a top-up', { type: 'Top Up', booking_number: null }, 0],
    ['a credit payment', { type: 'Credit Payment', booking_number: null }, 0],
    ['a balance brought forward', { method: 'Credit', booking_number: null }, 0],
  ])('belongs to a sale: %s', (_name, fields, pesos) => {
    expect(getSale(transaction(fields))).toBe(pesos);
  });
});
