import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, GOODS_TYPES, SUBCATEGORIES, UNITS } from '@/sandbox/goods/catalog';
import { SHARED_TRUCK, VEHICLES, findVehicleById, toWireVehicle, type VehicleSpec } from '@/sandbox/goods/vehicles';
import { findCapacityProblem, getTotalLoad } from '@/sandbox/pricing/load';
import { priceLoad, type PriceRequest } from '@/sandbox/pricing/price';
import { listSlots } from '@/sandbox/pricing/slots';
import type { ItemRecord } from '@/sandbox/records/bookings';

const item = (more: Partial<ItemRecord> = {}): ItemRecord => ({
  type: 1,
  category: 101,
  subcategory: 10101,
  uom: 1,
  quantity: 4,
  weight_kg: 12.5,
  ...more,
});
const vehicle = (name: string): VehicleSpec => {
  const found = VEHICLES.find((vehicle) => vehicle.name === name);
  if (!found) throw new Error(`${name} is unknown`);
  return found;
};
const L300 = vehicle('L300 Van');
/** A Saturday without a holiday. */
const at = (time: string, day = '2026-11-21') => Date.parse(`${day}T${time}:00+08:00`);
const request = (more: Partial<PriceRequest> = {}): PriceRequest => ({
  booking_type: 'exclusive',
  vehicle: L300,
  distance_km: 15.8,
  dropoffs: 1,
  items: [item()],
  services: [],
  pickup_at: at('10:00'),
  ...more,
});
const linesOf = (more?: Partial<PriceRequest>) =>
  priceLoad(request(more)).breakdown.map(({ label, centavos }) => [label, centavos]);

describe('the price of a Special load', () => {
  it('is the base fare, the distance and the booking fee', () => {
    expect(linesOf()).toEqual([
      ['Base fare', 75_000],
      ['15.8 km at ₱38.00', 60_040],
      ['Booking fee', 3_500],
    ]);
    expect(priceLoad(request())).toMatchObject({ discount: 0, total: 138_540 });
  });

  it('names a long distance with thousands separators, as its total', () => {
    expect(linesOf({ distance_km: 2626 })[1]).toEqual(['2,626.0 km at ₱38.00', 9_978_800]);
  });

  it('adds each stop after the first drop-off, and only the services that the vehicle offers', () => {
    const lines = linesOf({ dropoffs: 3, services: ['helper', 'pod_photo', 'insulated', 'nonsense'] });
    expect(lines.slice(2, -1)).toEqual([
      ['2 extra stops at ₱80.00', 16_000],
      ['Driver helper', 25_000],
      ['Photo proof', 0],
    ]);
    expect(linesOf({ dropoffs: 2 })).toContainEqual(['Extra stop', 8_000]);
  });

  it.each([
    ['04:59', '2026-11-23', [['Night pickup', 15_000]]],
    ['05:00', '2026-11-23', [['Early pickup', 6_000]]],
    ['07:00', '2026-11-23', []],
    ['18:59', '2026-11-23', []],
    ['19:00', '2026-11-23', [['Late pickup', 6_000]]],
    ['22:00', '2026-11-23', [['Night pickup', 15_000]]],
    ['10:00', '2026-11-22', [['Sunday pickup', 5_000]]],
    ['10:00', '2026-11-30', [['Holiday pickup, Bonifacio Day', 10_000]]],
  ])('at %s on %s in Manila has the surcharges %j', (time, day, lines) => {
    expect(linesOf({ pickup_at: at(time, day) }).slice(2, -1)).toEqual(lines);
  });
});

describe('the price of a Joint load', () => {
  const joint = { booking_type: 'shared', vehicle: SHARED_TRUCK } as const;

  it('uses the actual weight, or the volumetric weight if that is larger', () => {
    expect(linesOf(joint)[0]).toEqual(['50.0 kg at ₱2.00', 10_000]);
    const sizes = { length_cm: 100, width_cm: 100, height_cm: 50 };
    expect(linesOf({ ...joint, items: [item(sizes)] })[0]).toEqual(['400.0 kg at ₱2.00', 80_000]);
  });

  it('charges more per kilogram over a longer distance, and at least the minimum fare', () => {
    expect(linesOf({ ...joint, distance_km: 20 })[0]).toEqual(['50.0 kg at ₱2.00', 10_000]);
    expect(linesOf({ ...joint, distance_km: 20.1 })[0]).toEqual(['50.0 kg at ₱3.00', 15_000]);
    expect(linesOf({ ...joint, distance_km: 2, items: [item({ quantity: 1, weight_kg: 1 })] })).toEqual([
      ['1.0 kg at ₱2.00', 200],
      ['2.0 km at ₱6.00', 1_200],
      ['Minimum fare', 13_600],
      ['Booking fee', 3_500],
    ]);
  });
});

it('totals the breakdown in whole centavos for every load', () => {
  const items = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 500 }), weight_kg: fc.double({ min: 0.1, max: 90, noNaN: true }) }),
    { minLength: 1, maxLength: 5 },
  );
  const loads = fc.record({
    booking_type: fc.constantFrom('exclusive' as const, 'shared' as const),
    vehicle: fc.constantFrom(...VEHICLES, SHARED_TRUCK),
    distance_km: fc.double({ min: 0, max: 1_500, noNaN: true }),
    dropoffs: fc.integer({ min: 1, max: 15 }),
    services: fc.subarray(L300.services.map(({ code }) => code)),
    pickup_at: fc.integer({ min: at('00:00'), max: at('00:00', '2027-11-21') }),
  });
  fc.assert(
    fc.property(loads, items, (load, list) => {
      const { breakdown, total } = priceLoad({ ...load, items: list.map(item) });
      expect(total).toBe(breakdown.reduce((sum, line) => sum + line.centavos, 0));
      expect(breakdown.every(({ centavos }) => Number.isInteger(centavos) && centavos >= 0)).toBe(true);
    }),
  );
});

describe('the capacity check', () => {
  it.each([
    ['Motorcycle', item({ quantity: 1, weight_kg: 20 }), null],
    [
      'Motorcycle',
      item({ quantity: 1, weight_kg: 20.5 }),
      'The goods weigh 20.5 kg, but the Motorcycle carries up to 20 kg.',
    ],
    [
      'Motorcycle',
      item({ quantity: 1, weight_kg: 20.04 }),
      'The goods weigh 20.04 kg, but the Motorcycle carries up to 20 kg.',
    ],
    [
      'Sedan',
      item({ quantity: 20, weight_kg: 1, length_cm: 50, width_cm: 40, height_cm: 40 }),
      'The goods take up 1.6 m³, but the Sedan holds up to 0.7 m³.',
    ],
    [
      'MPV',
      item({ quantity: 1, weight_kg: 1, length_cm: 10, width_cm: 10, height_cm: 151 }),
      "One item doesn't fit the MPV (150 × 110 × 110 cm).",
    ],
  ])('of a %s returns the reason', (name, goods, reason) => {
    expect(findCapacityProblem(vehicle(name), [goods])).toBe(reason);
  });

  it('adds up units, kilograms and cubic metres', () => {
    const sized = item({ quantity: 2, weight_kg: 0.1, length_cm: 100, width_cm: 50, height_cm: 20 });
    expect(getTotalLoad([item(), sized])).toEqual({ kg: 50.2, cbm: 0.2, units: 6 });
  });
});

describe('goods and vehicles', () => {
  it('have unique ids and valid parents', () => {
    for (const list of [GOODS_TYPES, CATEGORIES, SUBCATEGORIES, UNITS, [...VEHICLES, SHARED_TRUCK]]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    for (const { id } of GOODS_TYPES) expect(CATEGORIES.some(({ type }) => type === id)).toBe(true);
    for (const { id } of CATEGORIES) expect(SUBCATEGORIES.some(({ category }) => category === id)).toBe(true);
  });

  it('are sent in pesos, and are found by a text id', () => {
    const wire = toWireVehicle(L300);
    expect([wire.base_fare, wire.per_km]).toEqual([750, 38]);
    expect(wire.services?.[0]).toEqual({ code: 'helper', label: 'Driver helper', price: 250 });
    expect(findVehicleById('4')).toBe(L300);
    expect(findVehicleById('99')).toBeUndefined();
  });
});

describe('the pickup slots of a day', () => {
  it('run every half hour from 06:00 to 20:00, and from 08:00 to 17:00 on Sundays', () => {
    const monday = listSlots('2026-11-23', at('10:00'));
    expect(monday).toHaveLength(29);
    expect(monday[0]).toMatchObject({ pickup_at: '2026-11-23T06:00:00.000+08:00', surcharge: 60 });
    expect(monday[2]).toMatchObject({ pickup_at: '2026-11-23T07:00:00.000+08:00', surcharge: 0 });
    expect(monday.at(-1)).toMatchObject({ pickup_at: '2026-11-23T20:00:00.000+08:00', surcharge: 60 });
    const full = monday.filter(({ available }) => !available).length;
    expect(full).toBeGreaterThan(0);
    expect(full).toBeLessThan(10);
    expect(listSlots('2026-11-22', at('10:00'))).toHaveLength(19);
  });

  it('are unavailable once they are too close', () => {
    const today = listSlots('2026-11-21', at('10:00'));
    const open = today.filter(({ available }) => available).map(({ pickup_at }) => Date.parse(pickup_at));
    expect(open.length).toBeGreaterThan(10);
    expect(open.every((start) => start >= at('10:45'))).toBe(true);
    expect(listSlots('2026-11-20', at('10:00')).some(({ available }) => available)).toBe(false);
  });
});
