import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../../src/api/wire';
import { voucherEffect, voucherWords } from '../../../src/features/booking/voucher/voucherRules';
import { cleanCode } from '../../../src/utils/voucherCode';

const NOW = Date.parse('2026-11-21T02:00:00Z');
const voucher = (part: Partial<Voucher> = {}): Voucher => ({
  id: 1,
  code: 'PADALA150',
  title: '₱150 off',
  description: '',
  kind: 'amount',
  value: 150,
  min_spend: 500,
  valid_from: '2026-01-01T00:00:00+08:00',
  valid_until: '2026-12-31T23:59:59+08:00',
  remaining_uses: 2,
  status: 'Available',
  ...part,
});

describe('what a voucher takes off', () => {
  it.each<[Partial<Voucher>, number, ReturnType<typeof voucherEffect>]>([
    [{}, 1680.4, { discount: 150 }],
    [{}, 500, { discount: 150 }],
    [{}, 380, { reason: 'Needs ₱120.00 more' }],
    [{ kind: 'percent', value: 10 }, 1234.56, { discount: 123.46 }],
    [{ kind: 'percent', value: 10, max_discount: 100 }, 1234.56, { discount: 100 }],
    [{ value: 900, min_spend: 0 }, 450, { discount: 450 }],
    [{ booking_type: 'shared' }, 1680, { reason: 'Joint only' }],
    [{ booking_type: 'exclusive' }, 1680, { discount: 150 }],
    [{ status: 'Used' }, 1680, { reason: 'Used already' }],
    [{ remaining_uses: 0 }, 1680, { reason: 'Used already' }],
    [{ valid_until: '2026-09-30T23:59:59+08:00' }, 1680, { reason: 'Ended 30 Sep 2026' }],
    [{ valid_from: '2026-12-01T00:00:00+08:00' }, 1680, { reason: 'Starts 1 Dec 2026' }],
  ])('%j on %d gives %j', (part, total, expected) => {
    expect(voucherEffect(voucher(part), { mode: 'exclusive', total, now: NOW })).toEqual(expected);
  });

  it('never takes off more than the price, its cap, or part of a centavo', () => {
    const terms = fc.record({
      kind: fc.constantFrom<Voucher['kind']>('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
      max_discount: fc.option(fc.integer({ min: 1, max: 500 })),
      min_spend: fc.constant(0),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 500_000 }), (part, centavos) => {
        const effect = voucherEffect(voucher(part), { mode: 'exclusive', total: centavos / 100, now: NOW });
        const discount = 'discount' in effect ? effect.discount : 0;
        expect(discount).toBeLessThanOrEqual(Math.min(centavos / 100, part.max_discount ?? Infinity));
        expect(Math.abs(Math.round(discount * 100) - discount * 100)).toBeLessThan(1e-6);
      }),
    );
  });

  it('cleans a typed code and says what it does', () => {
    expect(cleanCode('  padala 150 ')).toBe('PADALA150');
    expect(voucherWords(voucher(), 150)).toBe('₱150.00 off, until 31 Dec 2026');
  });
});
