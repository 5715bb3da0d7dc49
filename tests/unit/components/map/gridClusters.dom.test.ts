import { GridAlgorithm } from '@googlemaps/markerclusterer';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClusterer } from '@/components/map/gridClusters';
import { toPixel, type Pixel } from '@/lib/maps/geo';
import { installGoogleMaps } from '../../../fakes/googleMaps';
import { pxToLng } from './routes';

const toPixels = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));

const EVERYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
const groupsOf = (points: Pixel[], minimum?: number) => createClusterer(points, minimum)(EVERYWHERE, 60);
const indexes = (...given: Parameters<typeof groupsOf>) => groupsOf(...given).map(({ members }) => members);

describe('createClusterer', () => {
  it.each<[string, { x: number; y: number }[], number[][]]>([
    ['nothing', [], []],
    ['a single point', toPixels([0, 0]), [[0]]],
    ['59 px apart', toPixels([0, 0], [59, 0]), [[0, 1]]],
    ['60 px apart', toPixels([0, 0], [60, 0]), [[0, 1]]],
    ['61 px apart', toPixels([0, 0], [61, 0]), [[0], [1]]],
    ['59 px apart, upwards', toPixels([0, 0], [0, -59]), [[0, 1]]],
    ['61 px apart, upwards', toPixels([0, 0], [0, -61]), [[0], [1]]],
    ['59 px on both axes, as a square and not a circle', toPixels([0, 0], [59, 59]), [[0, 1]]],
    ['the same place twice', toPixels([5, 5], [5, 5]), [[0, 1]]],
    ['two near points and a far one', toPixels([0, 0], [10, 0], [200, 0]), [[0, 1], [2]]],
    ['a point between two clusters, with the nearer one', toPixels([0, 0], [100, 0], [56, 0]), [[0], [1, 2]]],
  ])('clusters %s', (_, points, groups) => {
    expect(indexes(points)).toEqual(groups);
  });

  it('splits a cluster below the minimum', () => {
    expect(indexes(toPixels([0, 0], [10, 0], [500, 0], [510, 0], [520, 0]), 3)).toEqual([[0], [1], [2, 3, 4]]);
  });

  it('places a cluster at the centre of its members', () => {
    const [pair, single] = groupsOf(toPixels([0, 0], [10, 40], [500, 3]));
    expect([pair?.x, pair?.y, single?.x, single?.y]).toEqual([5, 20, 500, 3]);
  });

  it('clusters only the points in the area, without a memory of earlier calls', () => {
    const groupsIn = createClusterer(toPixels([0, 0], [10, 0], [30, 0], [500, 0]));
    const seen = (left: number, right: number) =>
      groupsIn({ left, right, top: -5, bottom: 0 }, 60).map(({ x, members }) => [x, members]);
    expect(seen(10, 499)).toEqual([[20, [1, 2]]]);
    expect(seen(30, 500)).toEqual([
      [30, [2]],
      [500, [3]],
    ]);
    expect(seen(0, 10)).toEqual([[5, [0, 1]]]);
    expect(groupsIn({ left: 0, right: 500, top: 1, bottom: 5 }, 60)).toEqual([]);
  });

  it('returns each marker once', () => {
    const pixel = fc.record({ x: fc.integer({ min: 0, max: 1500 }), y: fc.integer({ min: 0, max: 900 }) });
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 60 }), (points) => {
        const shown = indexes(points).flat();
        expect(shown.sort((a, b) => a - b)).toEqual(points.map((_, index) => index));
      }),
    );
  });
});

describe("our clusters and Google's", () => {
  beforeAll(() => {
    installGoogleMaps(window);
  });

  /** Clusters points at pixel offsets to the east with Google's algorithm. */
  function googleGroups(offsets: number[], zoom: number) {
    const map = new google.maps.Map(document.createElement('div'), { zoom, center: { lat: 0, lng: 0 } });
    const view = new google.maps.OverlayView();
    view.setMap(map);
    const places = offsets.map((px) => new google.maps.LatLng({ lat: 0, lng: pxToLng(px, zoom) }));
    const markers = places.map((place) => ({ getPosition: () => place }) as unknown as google.maps.Marker);
    const algorithm = new GridAlgorithm({ gridSize: 60, maxZoom: 22 });
    const { clusters } = algorithm.calculate({ markers, map, mapCanvasProjection: view.getProjection() });
    return clusters.map((cluster) => cluster.markers.map((marker) => markers.indexOf(marker as google.maps.Marker)));
  }

  it.each([
    [[0, 59]],
    [[0, 61]],
    [[0]],
    [[0, 30, 59, 118, 200]],
    [[-150, -40, 5, 64, 130, 131, 260]],
    [[10, 300, 20, 310, 150]],
  ])('agree on markers at %j px', (offsets) => {
    for (const zoom of [5, 12, 17]) {
      const ours = indexes(offsets.map((px) => toPixel([0, pxToLng(px, zoom)], zoom)));
      expect(ours).toEqual(googleGroups(offsets, zoom));
    }
  });
});
