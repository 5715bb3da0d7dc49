import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBookedPrice, getPriceChange } from '@/domain/booking/priceChange';
import { rate } from '../../../builders/booking';

const estimate = { total: 1350.4, discount: 0, breakdown: rate().breakdown };

describe('getPriceChange', () => {
  it('is null for equal totals and without an agreed price', () => {
    expect(getPriceChange(estimate, rate())).toBeNull();
    expect(getPriceChange(null, rate({ total: 1 }))).toBeNull();
  });

  it('names the lines that differ', () => {
    const breakdown = [...rate().breakdown, { code: 'stop', label: 'Extra stop', amount: 45 }];
    expect(getPriceChange(estimate, rate({ breakdown, total: 1395.4 }))).toEqual({
      difference: 45,
      reasons: ['Extra stop: ₱45.00 more'],
    });
  });

  it('names a removed line and a new discount', () => {
    const breakdown = rate().breakdown.slice(0, 1);
    expect(getPriceChange(estimate, rate({ breakdown, discount: 50, total: 700 }))?.reasons).toEqual([
      '15.8 km at ₱38.00: ₱600.40 less',
      'Larger discount: ₱50.00 less',
    ]);
  });

  it('names a smaller discount by its effect on the price', () => {
    expect(
      getPriceChange({ ...estimate, discount: 150, total: 1200.4 }, rate({ discount: 80, total: 1270.4 })),
    ).toEqual({
      difference: 70,
      reasons: ['Smaller discount: ₱70.00 more'],
    });
  });

  it('is exact to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (before, now) => {
        const change = getPriceChange(
          { total: before / 100, discount: 0, breakdown: [] },
          rate({ breakdown: [], total: now / 100 }),
        );
        expect(Math.round((change?.difference ?? 0) * 100)).toBe(now - before);
      }),
    );
  });
});

describe('getBookedPrice', () => {
  const quote = { total: 900, discount: 0, breakdown: [] };

  it.each([
    ['the lines that the server kept', { quote, total: 1000 }, quote],
    ['a total alone, with nothing to name', { quote: null, total: 1000 }, { ...rate(), total: 1000 }],
    ['nothing while there is no price', { quote: null, total: 0 }, null],
  ])('is %s', (_, booking, price) => {
    expect(getBookedPrice(booking, rate())).toEqual(price);
  });
});
