import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rate, Voucher } from '@/api/wire';
import {
  countReadyToUse,
  findBestVoucher,
  getVoucherEffect,
  getVoucherLabel,
  normalizeVoucherCode,
  weighVouchers,
  withVoucherDiscount,
} from '@/domain/money/voucherRules';
import { toCentavos } from '@/utils/money';

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

const OFFER: Rate = {
  id: 'one',
  vehicle_type: null,
  driver: null,
  eta_minutes: 5,
  distance_km: 10,
  breakdown: [{ code: 'base', label: 'Base fare', amount: 1000 }],
  discount: 100,
  total: 900,
  currency: 'PHP',
};

describe('the discount of a voucher', () => {
  it.each<[Partial<Voucher>, number, ReturnType<typeof getVoucherEffect>]>([
    [{}, 1680.4, { discount: 150 }],
    [{}, 500, { discount: 150 }],
    [{}, 380, { reason: 'Needs ₱120.00 more' }],
    [{ kind: 'percent', value: 10 }, 1234.56, { discount: 123.46 }],
    [{ kind: 'percent', value: 10, max_discount: 100 }, 1234.56, { discount: 100 }],
    [{ value: 900, min_spend: 0 }, 450, { discount: 450 }],
    [{ booking_type: 'shared' }, 1680, { reason: 'Joint only' }],
    [{ booking_type: 'exclusive' }, 1680, { discount: 150 }],
    [{ status: 'Used' }, 1680, { reason: 'Already used' }],
    [{ remaining_uses: 0 }, 1680, { reason: 'Already used' }],
    [{ valid_until: '2026-09-30T23:59:59+08:00' }, 1680, { reason: 'Ended 30 Sep 2026' }],
    [{ valid_until: '' }, 1680, { discount: 150 }],
    [{ status: 'Expired', valid_until: '' }, 1680, { reason: 'Expired' }],
    [{ valid_from: '2026-12-01T00:00:00+08:00' }, 1680, { reason: 'Starts 1 Dec 2026' }],
  ])('of %j on %d is %j', (part, total, expected) => {
    expect(getVoucherEffect(voucher(part), { mode: 'exclusive', total, now: NOW })).toEqual(expected);
  });

  it('never exceeds the price or its cap, and has whole centavos', () => {
    const terms = fc.record({
      kind: fc.constantFrom<Voucher['kind']>('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
      max_discount: fc.option(fc.integer({ min: 1, max: 500 })),
      min_spend: fc.constant(0),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 500_000 }), (part, centavos) => {
        const effect = getVoucherEffect(voucher(part), { mode: 'exclusive', total: centavos / 100, now: NOW });
        const discount = 'discount' in effect ? effect.discount : 0;
        expect(discount).toBeLessThanOrEqual(Math.min(centavos / 100, part.max_discount ?? Infinity));
        expect(Math.abs(Math.round(discount * 100) - discount * 100)).toBeLessThan(1e-6);
      }),
    );
  });

  it('has a label, and its typed code is normalized', () => {
    expect(normalizeVoucherCode('  padala 150 ')).toBe('PADALA150');
    expect(getVoucherLabel(voucher(), 150)).toBe('₱150.00 off, until 31 Dec 2026');
    expect(getVoucherLabel(voucher({ valid_until: '' }), 150)).toBe('₱150.00 off');
  });
});

describe('the vouchers for a booking', () => {
  const booking = { mode: 'exclusive', total: 1680, now: NOW } as const;
  const all = [
    voucher({ code: 'ENDED', valid_until: '2026-09-30T23:59:59+08:00', value: 900 }),
    voucher({ code: 'JOINT', booking_type: 'shared', value: 900 }),
    voucher({ code: 'LATER', value: 150, valid_until: '2027-12-31T23:59:59+08:00' }),
    voucher({ code: 'SOON', value: 150, valid_until: '2026-11-30T23:59:59+08:00' }),
    voucher({ code: 'BEST', kind: 'percent', value: 20, max_discount: 300 }),
  ];

  it('are sorted by saving, then by the earlier end, with expired ones last', () => {
    const weighed = weighVouchers(all, booking);
    expect(weighed.map(({ voucher: { code } }) => code)).toEqual(['BEST', 'SOON', 'LATER', 'JOINT', 'ENDED']);
    expect(findBestVoucher(weighed)).toMatchObject({ voucher: { code: 'BEST' }, discount: 300 });
    expect(findBestVoucher(weighVouchers(all.slice(0, 2), booking))).toBeNull();
    expect(findBestVoucher([])).toBeNull();
  });

  it.each(['', 'soon'])('include one whose end date is %j, which is ready to use and comes after the others', (end) => {
    const endless = voucher({ code: 'ENDLESS', value: 150, valid_until: end });
    expect(countReadyToUse([endless], NOW)).toBe(1);
    expect(findBestVoucher(weighVouchers([endless], booking))?.voucher.code).toBe('ENDLESS');
    const weighed = weighVouchers([all[2]!, endless, all[3]!], booking);
    expect(weighed.map(({ voucher: { code } }) => code)).toEqual(['SOON', 'LATER', 'ENDLESS']);
  });

  it('include no better one than the best', () => {
    const terms = fc.record({
      kind: fc.constantFrom<Voucher['kind']>('percent', 'amount'),
      value: fc.integer({ min: 1, max: 100 }),
      max_discount: fc.option(fc.integer({ min: 1, max: 500 })),
      min_spend: fc.integer({ min: 0, max: 3000 }),
      booking_type: fc.constantFrom<Voucher['booking_type']>('exclusive', 'shared', null),
    });
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1 }), fc.integer({ min: 0, max: 500_000 }), (parts, centavos) => {
        const use = { mode: 'exclusive', total: centavos / 100, now: NOW } as const;
        const effects = parts.map((part) => getVoucherEffect(voucher(part), use));
        const most = Math.max(...effects.map((effect) => ('discount' in effect ? effect.discount : 0)));
        const best = findBestVoucher(
          weighVouchers(
            parts.map((part) => voucher(part)),
            use,
          ),
        );
        expect(best?.discount ?? 0).toBe(most);
      }),
    );
  });

  it('reprice an offer so that its lines less the discount equal its total', () => {
    const line = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const subtotal = lines.reduce((sum, centavos) => sum + centavos, 0);
        const before = Math.min(subtotal, 1_234);
        const offer: Rate = {
          ...OFFER,
          breakdown: lines.map((centavos, index) => ({ code: `${index}`, label: 'Line', amount: centavos / 100 })),
          discount: before / 100,
          total: (subtotal - before) / 100,
        };
        const terms = voucher({ kind: 'percent', value: percent, min_spend: 0 });
        const { breakdown, discount, total } = withVoucherDiscount(offer, terms, { mode: 'exclusive', now: NOW });
        const sum = breakdown.reduce((all, { amount }) => all + toCentavos(amount), 0);
        expect(sum - toCentavos(discount)).toBe(toCentavos(total));
        expect(toCentavos(discount)).toBe(Math.min(subtotal, Math.round((subtotal * percent) / 100)));
      }),
    );
    expect(withVoucherDiscount(OFFER, voucher({ min_spend: 9000 }), { mode: 'exclusive', now: NOW })).toBe(OFFER);
  });
});
