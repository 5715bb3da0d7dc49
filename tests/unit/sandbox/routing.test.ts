import { decode } from '@googlemaps/polyline-codec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getDriveMinutes,
  getLegFractions,
  getPointAt,
  getStraightDistanceKm,
  planRoute,
} from '@/sandbox/routing/route';

const MAKATI = { lat: 14.5548, lng: 121.0172 };
const BGC = { lat: 14.5516, lng: 121.0535 };
const GILMORE = { lat: 14.6176, lng: 121.0337 };
const CEBU = { lat: 10.3304, lng: 123.9069 };
const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const RUSH = Date.parse('2026-11-21T18:00:00+08:00');

const points = fc.record({
  lat: fc.double({ min: 5, max: 20, noNaN: true }),
  lng: fc.double({ min: 117, max: 126, noNaN: true }),
});

describe('the route through the stops', () => {
  it('is the sum of its legs and always the same', () => {
    const route = planRoute([MAKATI, BGC, GILMORE]);
    expect(route.legs_km).toEqual([5.3, 10.3]);
    expect(route.distance_km).toBe(15.6);
    expect(planRoute([MAKATI, BGC, GILMORE])).toEqual(route);
    expect(getStraightDistanceKm(MAKATI, CEBU)).toBeCloseTo(566, -1);
  });

  it('starts at the pickup and ends at the last drop-off', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 6 }), (stops) => {
        const line = decode(planRoute(stops).polyline, 5);
        const [first, last] = [stops[0], stops.at(-1)];
        expect(line[0]?.[0]).toBeCloseTo(first?.lat ?? 0, 4);
        expect(line[0]?.[1]).toBeCloseTo(first?.lng ?? 0, 4);
        expect(line.at(-1)?.[0]).toBeCloseTo(last?.lat ?? 0, 4);
        expect(line.at(-1)?.[1]).toBeCloseTo(last?.lng ?? 0, 4);
      }),
    );
  });

  it('never gets shorter with one more stop', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 6 }), points, (stops, more) => {
        const before = planRoute(stops).distance_km;
        const after = planRoute([...stops, more]).distance_km;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('a point on the route', () => {
  const { polyline } = planRoute([MAKATI, GILMORE]);

  it.each([
    [-1, MAKATI],
    [0, MAKATI],
    [1, GILMORE],
    [2, GILMORE],
  ])('after %f of the route is at an end', (share, end) => {
    expect(getPointAt(polyline, share).lat).toBeCloseTo(end.lat, 4);
    expect(getPointAt(polyline, share).lng).toBeCloseTo(end.lng, 4);
  });

  it('approaches the end steadily, heading north', () => {
    const left = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => getStraightDistanceKm(getPointAt(polyline, share), GILMORE));
    expect([...left].sort((a, b) => b - a)).toEqual(left);
    const { heading } = getPointAt(polyline, 0.5);
    expect(Math.min(heading, 360 - heading)).toBeLessThan(45);
  });

  it('stays in place if both stops are the same', () => {
    const still = planRoute([MAKATI, MAKATI]);
    expect(still.distance_km).toBe(0);
    expect(getPointAt(still.polyline, 0.5)).toMatchObject({ heading: 0 });
  });
});

describe('the duration', () => {
  it.each([
    [
      [5.3, 10.6, 5.3],
      [0, 0.25, 0.75, 1],
    ],
    [
      [0, 0],
      [0, 0.5, 1],
    ],
    [[7], [0, 1]],
  ])('divides legs of %j km into the shares %j', (legs, shares) => {
    const found = getLegFractions(legs);
    expect(found).toHaveLength(shares.length);
    found.forEach((share, index) => expect(share).toBeCloseTo(shares[index] ?? NaN, 9));
  });

  it('grows with the distance, the stops, the rush hour and the size of the vehicle', () => {
    const drive = { distance_km: 15, vehicleId: 4, at: NOON, stopCount: 2 };
    const usual = getDriveMinutes(drive);
    expect(usual).toBe(47);
    expect(getDriveMinutes({ ...drive, distance_km: 25 })).toBeGreaterThan(usual);
    expect(getDriveMinutes({ ...drive, stopCount: 3 })).toBe(usual + 12);
    expect(getDriveMinutes({ ...drive, at: RUSH })).toBeGreaterThan(usual);
    expect(getDriveMinutes({ ...drive, vehicleId: 7 })).toBeGreaterThan(usual);
    expect(getDriveMinutes({ ...drive, vehicleId: 1 })).toBeLessThan(usual);
  });
});
