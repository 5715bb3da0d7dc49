import { encode } from '@googlemaps/polyline-codec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDistanceKm, type LatLng } from '@/lib/maps/geo';
import { decodeRoute, splitAt } from '@/lib/maps/polyline';

const lengthKm = (points: readonly LatLng[]) =>
  points.slice(1).reduce((sum, point, index) => sum + getDistanceKm(points[index] ?? point, point), 0);

const point = fc.tuple(fc.double({ min: 5, max: 20, noNaN: true }), fc.double({ min: 117, max: 126, noNaN: true }));

describe('decodeRoute', () => {
  it('reads the points of an encoded polyline', () => {
    expect(decodeRoute('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]);
  });

  it.each(['', null, undefined, 'not a polyline', '<svg>', '~~~~', '{"type":"LineString"}'])(
    'has no points for %j',
    (text) => {
      expect(decodeRoute(text)).toEqual([]);
    },
  );

  it('decodes an encoded route to five decimals', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const decoded = decodeRoute(encode(points, 5));
        expect(decoded).toHaveLength(points.length);
        for (const [index, [lat, lng]] of decoded.entries()) {
          expect(Math.abs(lat - (points[index]?.[0] ?? 0))).toBeLessThan(1.01e-5);
          expect(Math.abs(lng - (points[index]?.[1] ?? 0))).toBeLessThan(1.01e-5);
        }
      }),
    );
  });
});

describe('splitAt', () => {
  const line: LatLng[] = [
    [0, 0],
    [0, 1],
    [0, 4],
  ];

  it.each([
    [0, [], line],
    [-1, [], line],
    [Number.NaN, [], line],
    [
      0.125,
      [
        [0, 0],
        [0, 0.5],
      ],
      [
        [0, 0.5],
        [0, 1],
        [0, 4],
      ],
    ],
    [
      0.25,
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 1],
        [0, 4],
      ],
    ],
    [
      0.5,
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      [
        [0, 2],
        [0, 4],
      ],
    ],
    [1, line, []],
    [7, line, []],
  ])('cuts four degrees at %d', (fraction, done, ahead) => {
    const parts = splitAt(line, fraction);
    const rounded = (points: LatLng[]) => points.map((pair) => pair.map((degrees) => Math.round(degrees * 1e6) / 1e6));
    expect(rounded(parts.done)).toEqual(done);
    expect(rounded(parts.ahead)).toEqual(ahead);
  });

  it.each([[[]], [[[14, 121]]]])('returns no parts for %j', (points) => {
    expect(splitAt(points as unknown as LatLng[], 0.5)).toEqual({ done: [], ahead: points });
  });

  it('keeps the length of the route at any cut', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (points, share) => {
          const { done, ahead } = splitAt(points, share);
          const whole = lengthKm(points);
          // the cut lies on the straight line of a leg, slightly off the great circle
          expect(lengthKm(done) + lengthKm(ahead)).toBeGreaterThan(whole * 0.999);
          expect(lengthKm(done) + lengthKm(ahead)).toBeLessThan(whole * 1.001 + 0.001);
        },
      ),
    );
  });
});

describe('getDistanceKm', () => {
  it.each<[string, LatLng, LatLng, number]>([
    ['nowhere', [14.5, 121], [14.5, 121], 0],
    ['a degree of latitude', [14, 121], [15, 121], 111.19],
    ['Manila to Cebu', [14.5995, 120.9842], [10.3157, 123.8854], 571],
  ])('measures %s', (_, from, to, km) => {
    expect(getDistanceKm(from, to)).toBeCloseTo(km, km > 200 ? -1 : 1);
  });
});
