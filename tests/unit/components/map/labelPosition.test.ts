import { describe, expect, it } from 'vitest';
import type { GridCluster } from '@/components/map/gridClusters';
import { placeStopLabels } from '@/components/map/labelPosition';
import { getCovered, toMapPixel, type MapView } from '@/components/map/mapBox';
import { placeLabels, spreadGroups } from '@/components/map/mapLayout';
import type { MapStop } from '@/components/map/types';
import { getFixedAreas, isInView, positionVehicle, type MapContents } from '@/components/map/vehiclePosition';
import { toPixel } from '@/lib/maps/geo';
import { pxToLng, vehicle } from './routes';

const ZOOM = 13;
const CENTRE = [14.58, 121.03] as const;
const view = (width: number, height: number): MapView => ({ width, height, zoom: ZOOM, centre: CENTRE });
const WIDE = view(1000, 800);
const NARROW = view(468, 1000);

/** Degrees of latitude in a CSS pixel, precise enough for a map of a town. */
const LAT_PX = 1 / (toPixel(CENTRE, ZOOM).y - toPixel([CENTRE[0] + 1, CENTRE[1]], ZOOM).y);

/** Returns the point at a pixel of a view. */
const at = (on: MapView, x: number, y: number) => ({
  lng: CENTRE[1] + pxToLng(x - on.width / 2, ZOOM),
  lat: CENTRE[0] - (y - on.height / 2) * LAT_PX,
});

const stop = (on: MapView, x: number, y: number): MapStop => ({
  ...{ key: `${x}`, kind: 'stop', title: '42 Gilmore Ave, Quezon City', caption: 'Stop' },
  ...at(on, x, y),
});

const offer = (on: MapView, x: number, y: number) => vehicle('1530', 121, { ...at(on, x, y), isChosen: true });

const scene = (
  on: MapView,
  spots: readonly (readonly [number, number])[],
  more: Partial<MapContents> = {},
): MapContents => ({
  ...{ stops: spots.map(([x, y]) => stop(on, x, y)), vehicles: [] },
  ...more,
});

const placeScene = (...[on, spots, more]: Parameters<typeof scene>) =>
  placeStopLabels(on, scene(on, spots, more)).positions.map((place) => place && `${place.side} ${place.level}`);

describe('the labels of stops', () => {
  it.each([
    [
      'outside of the route',
      WIDE,
      [
        [300, 500],
        [700, 200],
      ],
      ['left beside', 'right beside'],
    ],
    [
      'inside, where the left edge would cut it',
      NARROW,
      [
        [80, 700],
        [300, 300],
      ],
      ['right beside', 'left beside'],
    ],
    [
      'inside, where the right edge would cut it',
      NARROW,
      [
        [220, 700],
        [400, 300],
      ],
      ['left beside', 'left beside'],
    ],
    [
      'below the buttons along the top',
      WIDE,
      [
        [300, 500],
        [700, 80],
      ],
      ['left beside', 'right below'],
    ],
    [
      'clear of the zoom buttons',
      WIDE,
      [
        [300, 300],
        [800, 700],
      ],
      ['left beside', 'left beside'],
    ],
    [
      'clear of the button of the list',
      WIDE,
      [
        [250, 735],
        [600, 300],
      ],
      ['left above', 'right beside'],
    ],
    [
      'clear of another stop',
      WIDE,
      [
        [300, 500],
        [260, 505],
        [700, 200],
      ],
      ['left above', 'left beside', 'right beside'],
    ],
    [
      'clear of another label',
      WIDE,
      [
        [300, 500],
        [310, 530],
        [700, 200],
      ],
      ['left beside', 'left below', 'right beside'],
    ],
  ] as const)('are %s', (_case, on, spots, places) => {
    expect(placeScene(on, spots)).toEqual(places);
  });

  it.each([
    ['a vehicle at the stop', { live: { ...at(WIDE, 300, 500), mode: 'shared' } }, 'left beside'],
    ['a vehicle in the west', { live: { ...at(WIDE, 250, 500), mode: 'shared' } }, 'left above'],
    ['the selected offer', { vehicles: [offer(WIDE, 180, 500)] }, 'left above'],
    ['the other offers', { vehicles: [{ ...offer(WIDE, 180, 480), isChosen: false }] }, 'left below'],
    ['what is far away', { vehicles: [offer(WIDE, 500, 300)] }, 'left beside'],
  ] as const)('are clear of %s', (_case, more, place) => {
    const spots = [
      [300, 500],
      [700, 200],
    ] as const;
    expect(placeScene(WIDE, spots, more)[0]).toBe(place);
  });

  it('are left out where they would cover something', () => {
    expect(placeScene(view(150, 240), [[75, 120]])).toEqual([null]);
    expect(placeScene(WIDE, [[300, 500]], { hasNoLabels: true })).toEqual([null]);
  });
});

/** Clusters and single vehicles at pixels of a view. */
const groupsAt = (spots: readonly (readonly [number, number, count: number])[]): GridCluster[] =>
  spots.map(([x, y, count], index) => {
    const { lat, lng } = at(WIDE, x, y);
    return { ...toPixel([lat, lng], 0), members: Array.from({ length: count }, (_, member) => index + member) };
  });

describe('the vehicles', () => {
  const SPOTS = [
    [300, 500],
    [700, 200],
  ] as const;
  const HALVES = [26, 20, 26, 20] as const;

  it('move off the stops, the selected vehicle, the labels and one another', () => {
    const vehicles = [offer(WIDE, 340, 520)];
    const withOffer = scene(WIDE, SPOTS, { vehicles });
    const groups = groupsAt([
      [310, 505, 2],
      [345, 515, 1],
      [215, 500, 3],
      [705, 210, 1],
    ]);
    const pixels = spreadGroups(WIDE, groups, withOffer).map((group) => ({
      x: group.x * 2 ** ZOOM - toPixel(CENTRE, ZOOM).x + WIDE.width / 2,
      y: group.y * 2 ** ZOOM - toPixel(CENTRE, ZOOM).y + WIDE.height / 2,
    }));
    const areas = pixels.map(({ x, y }, index) => {
      const half = HALVES[index] ?? 0;
      return { left: x - half, right: x + half, top: y - half, bottom: y + half };
    });
    const fixed = [...getFixedAreas(WIDE, withOffer), ...placeStopLabels(WIDE, withOffer).areas];
    for (const [index, area] of areas.entries()) {
      expect(getCovered(area, [...fixed, ...areas.filter((_, other) => other !== index)])).toBe(0);
    }
    expect(Math.hypot(pixels[3]!.x - 705, pixels[3]!.y - 210)).toBeLessThan(50);
  });

  it('stay where they cover nothing', () => {
    const groups = groupsAt([[500, 600, 2]]);
    expect(spreadGroups(WIDE, groups, scene(WIDE, SPOTS))).toEqual(groups);
  });

  it('have the label at the right, else at the left, and none where it would cover something', () => {
    const others = ['1530', '1540', '1550'].map((id) => vehicle(id, 121));
    const groups = groupsAt([
      [500, 500, 1],
      [560, 500, 1],
      [440, 500, 1],
    ]);
    const { prices } = placeLabels(WIDE, scene(WIDE, SPOTS, { vehicles: others }), groups);
    expect([...prices]).toEqual([
      [1, 'right'],
      [2, 'left'],
    ]);
  });
});

describe('the selected vehicle', () => {
  it.each([
    ['in the middle', 500, 400, true],
    ['cut at the bottom', 500, 790, false],
    ['with its label at its left, at the right edge', 930, 400, true],
    ['cut at the right', 985, 400, false],
    ['outside', -60, 400, false],
  ])('%s is in view: %s', (_case, x, y, isSeen) => {
    expect(isInView(WIDE, offer(WIDE, x, y), scene(WIDE, []))).toBe(isSeen);
  });

  it.each([
    ['at its right', WIDE, 500, 'right'],
    ['at its right, as long as it has room there', WIDE, 882, 'right'],
    ['at its left, where the map ends at its right', WIDE, 890, 'left'],
    ['at its right, where there is no room on either side', view(180, 400), 90, 'right'],
  ] as const)('has its label %s', (_case, on, x, side) => {
    expect(positionVehicle(on, offer(on, x, 200), scene(on, [])).side).toBe(side);
  });

  it('has its label clear of the stops, and moves off them', () => {
    const place = (x: number) => positionVehicle(WIDE, offer(WIDE, x, 400), scene(WIDE, [[500, 400]]));
    expect(place(440)).toMatchObject({ side: 'left', move: { x: 0, y: 0 } });
    const { move, areas } = place(500);
    expect(Math.hypot(move.x, move.y)).toBeGreaterThanOrEqual(32);
    expect(getCovered(areas[0]!, [{ left: 487, right: 513, top: 387, bottom: 413 }])).toBe(0);
  });

  it.each([
    ['between two stops', WIDE, 500],
    ['between a stop and the right edge', WIDE, 940],
    ['between a stop and the left edge', NARROW, 40],
  ])('moves with its label off the stops %s', (_case, on, x) => {
    const spots = [
      [x - 60, 400],
      [x + 60, 400],
    ] as const;
    const { areas } = positionVehicle(on, offer(on, x, 400), scene(on, spots));
    const stops = spots.map(([left]) => ({ left: left - 13, right: left + 13, top: 387, bottom: 413 }));
    expect(areas.map((area) => getCovered(area, stops))).toEqual([0, 0]);
  });
});

it('converts a point to a pixel of the box', () => {
  const { x, y } = toMapPixel(WIDE, at(WIDE, 120, 640));
  expect(x).toBeCloseTo(120, 3);
  expect(Math.abs(y - 640)).toBeLessThan(1);
});
