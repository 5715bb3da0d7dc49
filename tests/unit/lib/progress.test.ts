import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLng } from '@/lib/maps/geo';
import { splitAt } from '@/lib/maps/polyline';
import { getShareTravelled } from '@/lib/maps/progress';

const road: LatLng[] = [
  [14.55, 121.02],
  [14.57, 121.05],
  [14.6, 121.03],
];

describe('getShareTravelled', () => {
  it.each([
    ['the start', [14.55, 121.02], 0],
    ['the end', [14.6, 121.03], 1],
    ['before the start', [14.5, 121.0], 0],
  ] as const)('at %s', (_where, position, share) => {
    expect(getShareTravelled(road, position)).toBeCloseTo(share, 6);
  });

  it('is 0 without a road', () => {
    expect(getShareTravelled([], [14, 121])).toBe(0);
    expect(getShareTravelled([[14, 121]], [14, 121])).toBe(0);
  });

  it('finds the share at which a road was split', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (share) => {
        const cut = splitAt(road, share).done.at(-1);
        expect(cut && getShareTravelled(road, cut)).toBeCloseTo(share, 3);
      }),
    );
  });
});
