import { describe, expect, it } from 'vitest';
import { getLandLabels, pickLabels, type LandFeature, type LandLabel } from '@/components/map/landLabels';

const square = (id: string, name: string | null, west: number, south: number, side: number): LandFeature => ({
  type: 'Feature',
  id,
  properties: { name },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [west, south],
          [west + side, south],
          [west + side, south + side],
          [west, south + side],
          [west, south],
        ],
      ],
      [
        [
          [100, 0],
          [100.01, 0],
          [100.01, 0.01],
          [100, 0],
        ],
      ],
    ],
  },
});

describe('getLandLabels', () => {
  it('labels each shape at the centre of its largest part', () => {
    const cebu = getLandLabels([square('PH.CB', 'Cebu', 123, 10, 2)]).find(({ name }) => name === 'Cebu');
    expect(cebu).toMatchObject({ kind: 'province', weight: 8 });
    expect(cebu?.point[0]).toBeCloseTo(11, 6);
    expect(cebu?.point[1]).toBeCloseTo(124, 6);
  });

  it('recognizes a chartered city, restores its accent and skips unnamed land', () => {
    const labels = getLandLabels([square('PH.', 'Paranaque', 121, 14, 1), square('-99', null, 1, 1, 1)]);
    expect(labels.filter(({ kind }) => kind !== 'island')).toMatchObject([{ name: 'Parañaque', kind: 'city' }]);
  });
});

describe('pickLabels', () => {
  const label = (name: string, kind: LandLabel['kind'], lng: number, weight: number): LandLabel => ({
    name,
    kind,
    point: [12, lng],
    weight,
  });
  const labels = [
    label('Luzon', 'island', 118, 9),
    label('Rizal', 'province', 120, 3),
    label('Laguna', 'province', 120.05, 2),
    label('Makati', 'city', 125, 1),
  ];

  it.each([
    [3, []],
    [6, ['Luzon']],
    [7, ['Rizal']],
    [9, ['Rizal', 'Makati']],
    [11, ['Rizal', 'Laguna', 'Makati']],
  ])('at zoom %d returns %j without overlaps, larger places first', (zoom, names) => {
    expect(pickLabels(labels, zoom).map(({ name }) => name)).toEqual(names);
  });
});
