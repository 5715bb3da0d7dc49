import { describe, expect, it } from 'vitest';
import { getRouteKm, groupStops, orderStops } from '@/domain/batch/groupStops';

type Place = { id: number; lat: number; lng: number };
const MAKATI = { lat: 14.5547, lng: 121.0244 };

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function places(count: number, seed: number): Place[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, id) => ({ id, lat: 14.3 + random() * 0.5, lng: 120.9 + random() * 0.3 }));
}

const ids = (groups: Place[][]) => groups.map((group) => group.map(({ id }) => id));
const length = (groups: Place[][]) => groups.reduce((km, stops) => km + getRouteKm(MAKATI, stops), 0);
const asTyped = (stops: Place[]) =>
  Array.from({ length: Math.ceil(stops.length / 15) }, (_, index) => stops.slice(index * 15, index * 15 + 15));

const CASES = [1, 2, 15, 16, 30, 31, 40, 77, 100].flatMap((count) => [1, 2, 3].map((seed) => [count, seed] as const));

describe('groups of drop-offs', () => {
  it.each(CASES)('hold each of %i drop-offs once, in the fewest groups (seed %i)', (count, seed) => {
    const stops = places(count, seed);
    const groups = groupStops(MAKATI, stops);
    expect(
      ids(groups)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(stops.map(({ id }) => id));
    expect(groups).toHaveLength(Math.ceil(count / 15));
    expect(Math.max(...groups.map((group) => group.length))).toBeLessThanOrEqual(15);
    expect(Math.min(...groups.map((group) => group.length))).toBeGreaterThan(0);
    expect(ids(groupStops(MAKATI, stops))).toEqual(ids(groups));
    expect(length(groups)).toBeLessThanOrEqual(length(asTyped(stops)) + 1e-9);
  });

  it('are much shorter than the list as typed for a city of 100 drop-offs', () => {
    const stops = places(100, 7);
    expect(length(groupStops(MAKATI, stops))).toBeLessThan(0.6 * length(asTyped(stops)));
  });

  it('keep neighbours together: two districts become two bookings', () => {
    const near = (lat: number, lng: number, first: number) =>
      places(10, first + 1).map((place, index) => ({
        id: first + index,
        lat: lat + (place.lat - 14.5) / 100,
        lng: lng + (place.lng - 121) / 100,
      }));
    const north = near(14.75, 121.03, 0);
    const south = near(14.35, 121.03, 100);
    const mixed = north.flatMap((place, index) => [place, south[index] ?? place]);
    const districts = groupStops(MAKATI, mixed).map((group) => new Set(group.map(({ lat }) => lat > 14.5)).size);
    expect(districts).toEqual([1, 1]);
  });

  it('may share a place with each other and with the pickup', () => {
    const stops = Array.from({ length: 31 }, (_, id) => ({ id, ...MAKATI }));
    expect(ids(groupStops(MAKATI, stops)).flat()).toHaveLength(31);
    expect(groupStops(MAKATI, [])).toEqual([]);
  });
});

describe('the order of stops', () => {
  it('drives along a line without turning back', () => {
    const line = [3, 1, 4, 2, 5].map((id) => ({ id, lat: MAKATI.lat + id / 100, lng: MAKATI.lng }));
    expect(orderStops(MAKATI, line).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
