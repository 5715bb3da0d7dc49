import { describe, expect, it } from 'vitest';
import { getGoodsKg, getTotalKg } from '@/domain/booking/stopLines';
import { item, stop } from '../../../builders/booking';

describe('the weight of goods', () => {
  it.each([
    [[], 0],
    [[item({ quantity: 3, weight_kg: 1.1 })], 3.3],
    [[item({ quantity: 3, weight_kg: 0.0004 })], 0.001],
    [[item({ quantity: 2, weight_kg: 10 }), item({ quantity: 3, weight_kg: 1.1 })], 23.3],
    [
      [
        { quantity: null, weight_kg: 5 },
        { quantity: 2, weight_kg: null },
      ],
      0,
    ],
    [[item({ weight_kg: NaN })], NaN],
  ])('of %j is rounded to the gram: %d kg', (items, kg) => {
    expect(getGoodsKg(items)).toBe(kg);
  });

  it('of all stops is rounded to 0.1 kg', () => {
    const items = [item({ quantity: 3, weight_kg: 1.13 })];
    expect(getTotalKg([stop(0, { items: [] }), stop(1, { items }), stop(2, { items })])).toBe(6.8);
  });
});
