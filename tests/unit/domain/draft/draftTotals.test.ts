import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VehicleType } from '@/api/wire';
import { sumLoad } from '@/domain/draft/draftTotals';
import { getTooSmallReason, suggestVehicle } from '@/domain/draft/vehicleFit';
import { anItem } from '../../booking-form/drafts';

const vehicle = (id: string, kg: number, cbm: number, box: [number, number, number]): VehicleType => ({
  id,
  name: id,
  description: '',
  max_weight_kg: kg,
  max_volume_cbm: cbm,
  length_cm: box[0],
  width_cm: box[1],
  height_cm: box[2],
  base_fare: 1,
  per_km: 1,
});
const motorcycle = vehicle('motorcycle', 20, 0.05, [40, 40, 40]);
const van = vehicle('van', 1000, 4, [240, 140, 130]);
const truck = vehicle('truck', 3000, 15, [420, 180, 200]);

describe('the load', () => {
  it('adds up units, weight and room', () => {
    const totals = sumLoad([
      anItem('d', { quantity: 12, weight_kg: 16.5 }),
      anItem('d', { quantity: 6, weight_kg: 11, length_cm: 50, width_cm: 40, height_cm: 30 }),
    ]);
    expect(totals).toEqual({ units: 18, kg: 264, cbm: 0.36, volumetricKg: 72, chargeableKg: 264 });
  });

  it('charges bulky goods by their size', () => {
    const foam = anItem('d', { quantity: 2, weight_kg: 1, length_cm: 100, width_cm: 100, height_cm: 50 });
    expect(sumLoad([foam])).toMatchObject({ kg: 2, volumetricKg: 200, chargeableKg: 200 });
  });

  it('ignores missing values', () => {
    expect(sumLoad([anItem('d', { quantity: null, weight_kg: null })])).toEqual({
      units: 0,
      kg: 0,
      cbm: 0,
      volumetricKg: 0,
      chargeableKg: 0,
    });
  });

  it('is never charged below its weight or its size, and shows no binary fractions', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      weight_kg: fc.integer({ min: 1, max: 500_000 }).map((grams) => grams / 1000),
      length_cm: fc.option(fc.integer({ min: 1, max: 300 })),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        const totals = sumLoad(items.map((part) => anItem('d', { ...part, width_cm: 20, height_cm: 20 })));
        expect(totals.chargeableKg).toBe(Math.max(totals.kg, totals.volumetricKg));
        expect(Math.round(totals.kg * 1000) / 1000).toBe(totals.kg);
      }),
    );
  });
});

describe('the vehicle for a load', () => {
  const small = anItem('d', { quantity: 1, weight_kg: 5, length_cm: 30, width_cm: 30, height_cm: 30 });

  it('is the smallest that fits, in any order of the list', () => {
    expect(suggestVehicle([truck, motorcycle, van], [small])?.id).toBe('motorcycle');
    expect(suggestVehicle([truck, motorcycle, van], [anItem('d', { quantity: 12, weight_kg: 16.5 })])?.id).toBe('van');
    expect(suggestVehicle([truck, motorcycle, van], [anItem('d', { quantity: 500, weight_kg: 16.5 })])).toBeUndefined();
  });

  it('has a reason if it is too small', () => {
    expect(getTooSmallReason(van, [anItem('d', { quantity: 100, weight_kg: 16.5 })])).toBe('Too small for 1,650 kg');
    const bulky = anItem('d', { quantity: 100, weight_kg: 1, length_cm: 50, width_cm: 50, height_cm: 50 });
    expect(getTooSmallReason(van, [bulky])).toBe('Too small for 12.5 m³');
    const pole = anItem('d', { quantity: 1, weight_kg: 2, length_cm: 5, width_cm: 300, height_cm: 5 });
    expect(getTooSmallReason(van, [pole])).toBe('Too small for one of the items');
    expect(getTooSmallReason(truck, [pole])).toBeNull();
  });
});
