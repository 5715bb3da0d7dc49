import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmptyStop, type DraftStop } from '@/domain/draft/draft';
import { canReorder, findShortestOrder, getStraightKm, sortByKeys, toShortestOrder } from '@/domain/draft/stopOrder';
import type { LatLng } from '@/lib/maps/geo';

/** Points on one meridian, so that their order is easy to see. */
const createPoints = (...lats: number[]): LatLng[] => lats.map((lat) => [lat, 121]);

const aStop = (key: string, lat: number | null): DraftStop => ({ ...createEmptyStop(), key, lat, lng: lat && 121 });

const inOrder = (points: readonly LatLng[], order: readonly number[]) => order.map((index) => points[index]!);

function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permutations(items.filter((other) => other !== item))) yield [item, ...rest];
  }
}

const bruteForceKm = (points: readonly LatLng[]) =>
  Math.min(
    ...[...permutations(points.map((_, index) => index).slice(1))].map((rest) =>
      getStraightKm(inOrder(points, [0, ...rest])),
    ),
  );

const aPoint = fc
  .tuple(fc.double({ min: 14.3, max: 14.8, noNaN: true }), fc.double({ min: 120.9, max: 121.2, noNaN: true }))
  .map(([lat, lng]): LatLng => [lat, lng]);

describe('findShortestOrder', () => {
  it.each<{ about: string; points: LatLng[]; order: number[] }>([
    { about: 'a pickup alone', points: createPoints(14), order: [0] },
    { about: 'one drop-off', points: createPoints(14, 15), order: [0, 1] },
    { about: 'an order that is already shortest', points: createPoints(14, 14.1, 14.2, 14.3), order: [0, 1, 2, 3] },
    { about: 'drop-offs entered back to front', points: createPoints(14, 14.3, 14.2, 14.1), order: [0, 3, 2, 1] },
    { about: 'drop-offs on both sides, the near side first', points: createPoints(14, 14.5, 13.9), order: [0, 2, 1] },
    {
      about: 'the most drop-offs of a booking',
      points: createPoints(14, ...Array.from({ length: 15 }, (_, index) => 14 + (((index * 7) % 15) + 1) / 100)),
      order: [0, 1, 14, 12, 10, 8, 6, 4, 2, 15, 13, 11, 9, 7, 5, 3],
    },
  ])('orders $about', ({ points, order }) => {
    const found = findShortestOrder(points);
    expect(getStraightKm(inOrder(points, found))).toBeCloseTo(getStraightKm(inOrder(points, order)), 6);
    expect([...found].sort((a, b) => a - b)).toEqual(points.map((_, index) => index));
    expect(found[0]).toBe(0);
  });

  it('finds the length that trying every order finds', () => {
    fc.assert(
      fc.property(fc.array(aPoint, { minLength: 2, maxLength: 7 }), (points) => {
        const order = findShortestOrder(points);
        expect(new Set(order).size).toBe(points.length);
        expect(getStraightKm(inOrder(points, order))).toBeCloseTo(bruteForceKm(points), 6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('toShortestOrder', () => {
  it('moves whole stops, so that goods and contacts stay with them', () => {
    const stops = [aStop('pickup', 14), aStop('far', 14.4), aStop('near', 14.1)];
    const shortest = toShortestOrder(stops);
    expect(shortest?.stops).toEqual([stops[0], stops[2], stops[1]]);
    // 0.4° there and 0.3° back, instead of 0.4° in one direction
    expect(shortest?.savedKm).toBeCloseTo(0.3 * 111.2, 0);
  });

  it('returns null if the order is already shortest, or shorter by less than a pin is precise', () => {
    expect(toShortestOrder([aStop('pickup', 14), aStop('near', 14.1), aStop('far', 14.4)])).toBeNull();
    expect(toShortestOrder([aStop('pickup', 14), aStop('b', 14.10001), aStop('a', 14.1)])).toBeNull();
  });
});

it.each([
  { stops: [aStop('p', 14), aStop('a', 15)], is: false },
  { stops: [aStop('p', 14), aStop('a', 15), aStop('b', null)], is: false },
  { stops: [aStop('p', 14), aStop('a', 15), aStop('b', 16)], is: true },
])('offers to reorder two located drop-offs or more: $is', ({ stops, is }) => expect(canReorder(stops)).toBe(is));

it('orders stops by their keys', () => {
  const [pickup, near, far] = [aStop('pickup', 14), aStop('near', 14.1), aStop('far', 14.4)];
  expect(sortByKeys([pickup, near, far], ['pickup', 'far', 'near'])).toEqual([pickup, far, near]);
});
