import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VehicleType } from '@/api/wire';
import { getBoxLabel, getTooSmallReason, getVehicleFit } from '@/domain/draft/vehicleFit';
import { anItem } from './drafts';

const vehicle = (part: Partial<VehicleType> = {}): VehicleType => ({
  id: 'van',
  name: 'Van',
  description: '',
  max_weight_kg: 1000,
  max_volume_cbm: 4,
  length_cm: 240,
  width_cm: 140,
  height_cm: 130,
  base_fare: 1,
  per_km: 1,
  ...part,
});
const cube = { length_cm: 100, width_cm: 100, height_cm: 100 };

describe('how much of a vehicle a load takes', () => {
  it.each([
    ['nothing typed yet', {}, [{ quantity: null, weight_kg: null }], { weight: null, volume: null }],
    ['no goods', {}, [], { weight: null, volume: null }],
    ['a weight without a size', {}, [{ quantity: 12, weight_kg: 16.5 }], { weight: 20, volume: null }],
    ['weight and size', {}, [{ quantity: 2, weight_kg: 100, ...cube }], { weight: 20, volume: 50 }],
    [
      'a side that is missing',
      {},
      [{ quantity: 1, weight_kg: 10, ...cube, height_cm: null }],
      { weight: 1, volume: null },
    ],
    [
      'goods of which some have no size',
      {},
      [
        { quantity: 1, weight_kg: 100, ...cube },
        { quantity: 1, weight_kg: 100 },
      ],
      { weight: 20, volume: null },
    ],
    [
      'goods that are not filled in yet beside sized ones',
      {},
      [
        { quantity: 1, weight_kg: 100, ...cube },
        { quantity: 1, weight_kg: null },
      ],
      { weight: 10, volume: 25 },
    ],
    ['a gram in a truck', { max_weight_kg: 12000 }, [{ quantity: 1, weight_kg: 0.001 }], { weight: 1, volume: null }],
    ['exactly all of it', {}, [{ quantity: 4, weight_kg: 250, ...cube }], { weight: 100, volume: 100 }],
    ['a gram less than all', {}, [{ quantity: 1, weight_kg: 999.999 }], { weight: 100, volume: null }],
    ['a gram more than all', {}, [{ quantity: 1, weight_kg: 1000.001 }], { weight: 101, volume: null }],
    ['a binary fraction', { max_weight_kg: 1 }, [{ quantity: 1, weight_kg: 0.28 }], { weight: 28, volume: null }],
    [
      'a vehicle whose room is not told',
      { max_volume_cbm: 0 },
      [{ quantity: 1, weight_kg: 100, ...cube }],
      { weight: 10, volume: null },
    ],
  ])('%s', (_case, part, items, fit) => {
    expect(
      getVehicleFit(
        vehicle(part),
        items.map((item) => anItem('d', item)),
      ),
    ).toEqual(fit);
  });

  it('is over 100 % exactly where the vehicle is too small, and never shrinks as goods are added', () => {
    const size = fc.integer({ min: 1, max: 2000 }).map((millimetres) => millimetres / 10);
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      weight_kg: fc.integer({ min: 1, max: 200_000 }).map((grams) => grams / 1000),
      length_cm: size,
      width_cm: size,
      height_cm: size,
    });
    // a box that takes any single piece: what is left to fail are weight and room
    const room = { length_cm: 200, width_cm: 200, height_cm: 200 };
    const van = fc.record({
      max_weight_kg: fc.integer({ min: 1, max: 12_000 }),
      max_volume_cbm: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(van, fc.array(item, { minLength: 1, maxLength: 5 }), item, (limits, parts, more) => {
        const box = vehicle({ ...limits, ...room });
        const items = parts.map((part) => anItem('d', part));
        const fit = getVehicleFit(box, items);
        const isOver = (fit.weight ?? 0) > 100 || (fit.volume ?? 0) > 100;
        expect(isOver).toBe(getTooSmallReason(box, items) !== null);
        expect(Number.isInteger(fit.weight) && Number.isInteger(fit.volume)).toBe(true);
        expect(Math.min(fit.weight ?? 0, fit.volume ?? 0)).toBeGreaterThanOrEqual(1);
        const fuller = getVehicleFit(box, [...items, anItem('d', more)]);
        expect(fuller.weight).toBeGreaterThanOrEqual(fit.weight ?? Infinity);
        expect(fuller.volume).toBeGreaterThanOrEqual(fit.volume ?? Infinity);
      }),
    );
  });
});

describe('the box of a vehicle in words', () => {
  it('exists when all three sides are known', () => {
    expect(getBoxLabel(vehicle())).toBe('240 × 140 × 130 cm');
    expect(getBoxLabel(vehicle({ length_cm: 1200 }))).toBe('1,200 × 140 × 130 cm');
    expect(getBoxLabel(vehicle({ height_cm: 0 }))).toBeUndefined();
  });
});
