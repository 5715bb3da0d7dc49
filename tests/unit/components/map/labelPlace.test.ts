import { describe, expect, it } from 'vitest';
import { isInView, placeLabels, toMapPixel, getLabelSide, type MapView, type Scene } from '@/components/map/labelPlace';
import type { MapStop } from '@/components/map/types';
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

const placed = (on: MapView, spots: readonly (readonly [number, number])[], more: Partial<Scene> = {}) =>
  placeLabels(on, { stops: spots.map(([x, y]) => stop(on, x, y)), vehicles: [], ...more }).map(
    ({ side, level }) => `${side} ${level}`,
  );

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
    expect(placed(on, spots)).toEqual(places);
  });

  it.each([
    ['right there, whose halo is wider', 300, 500, 'left beside', 'left above'],
    ['in the south', 250, 520, 'left above', 'left above'],
    ['in the north', 250, 470, 'left below', 'left below'],
    ['away', 500, 500, 'left beside', 'left beside'],
  ])('are clear of the vehicle %s', (_case, x, y, ofOffer, ofLive) => {
    const spots = [
      [300, 500],
      [700, 200],
    ] as const;
    expect(placed(WIDE, spots, { vehicles: [offer(WIDE, x, y)] })[0]).toBe(ofOffer);
    expect(placed(WIDE, spots, { live: { ...at(WIDE, x, y), mode: 'shared' } })[0]).toBe(ofLive);
  });

  it('cover as little as possible on a full map', () => {
    expect(placed(view(150, 240), [[75, 120]])).toHaveLength(1);
  });
});

describe('isInView', () => {
  it.each([
    ['in the middle', 500, 400, true],
    ['cut at the bottom', 500, 790, false],
    ['with its label at its left, at the right edge', 930, 400, true],
    ['cut at the right', 985, 400, false],
    ['outside', -60, 400, false],
  ])('judges a vehicle %s', (_case, x, y, isSeen) => {
    expect(isInView(WIDE, offer(WIDE, x, y))).toBe(isSeen);
  });
});

describe('the label of a vehicle', () => {
  it.each([
    ['at its right', WIDE, 500, 'right'],
    ['at its right, as long as it has room there', WIDE, 884, 'right'],
    ['at its left, where the map ends at its right', WIDE, 890, 'left'],
    ['at its right, where there is no room on either side', view(180, 400), 90, 'right'],
  ] as const)('is %s', (_case, on, x, side) => {
    expect(getLabelSide(on, offer(on, x, 200))).toBe(side);
  });
});

it('converts a point to a pixel of the box', () => {
  const { x, y } = toMapPixel(WIDE, at(WIDE, 120, 640));
  expect(x).toBeCloseTo(120, 3);
  expect(Math.abs(y - 640)).toBeLessThan(1);
});
