import L from 'leaflet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MIN_ZOOM } from '@/components/map/engine';
import { createLeafletEngine } from '@/components/map/leafletEngine';
import type { MapView } from '@/components/map/mapBox';
import type { LatLng } from '@/lib/maps/geo';

const MANILA: LatLng[] = [
  [14.5, 121],
  [14.7, 121.1],
];
const CEBU: LatLng[] = [
  [10.2, 123.8],
  [10.4, 124],
];

let resized = () => {};
let width = 600;
let box: HTMLElement;

beforeEach(() => {
  width = 600;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  box.remove();
});

function makeMap(opensOn: readonly LatLng[]) {
  box = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(box, { clientWidth: { get: () => width }, clientHeight: { get: () => width } });
  return createLeafletEngine(box, { label: 'Map', isPreview: false, opensOn });
}

function makePreview(opensOn: readonly LatLng[]) {
  box = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(box, { clientWidth: { value: 300 }, clientHeight: { value: 104 } });
  return createLeafletEngine(box, { label: 'Map', isPreview: true, opensOn });
}

it('draws the map again when its box is resized, but not when its page unmounts', () => {
  const drawn = vi.spyOn(L.Map.prototype, 'invalidateSize');
  const engine = makeMap([]);
  resized();
  expect(drawn).toHaveBeenCalledTimes(1);
  width = 0;
  resized();
  expect(drawn).toHaveBeenCalledTimes(1);
  engine.destroy();
});

it('names the places in view and around it, also after the map has moved', () => {
  const engine = makeMap(MANILA);
  const names = () => Array.from(box.querySelectorAll('.map-name'), ({ textContent }) => textContent);
  expect(names()).toContain('Makati');
  expect(names()).not.toContain('Cebu');
  engine.fit(CEBU);
  expect(names()).toContain('Cebu');
  expect(names()).not.toContain('Makati');
  engine.destroy();
});

describe('the view', () => {
  it('is drawn once if the map opens on the points to fit', () => {
    const drawn = vi.spyOn(L.Map.prototype, 'fitBounds');
    const engine = makeMap(MANILA);
    resized();
    engine.fit([...MANILA]);
    expect(drawn).toHaveBeenCalledTimes(1);
    engine.fit(CEBU);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(engine.getCentre().lat).toBeCloseTo(10.3, 1);
    engine.destroy();
  });

  it('is the whole country without points', () => {
    const engine = makeMap([]);
    const { lat, lng } = engine.getCentre();
    expect(lat).toBeGreaterThan(11);
    expect(lat).toBeLessThan(14);
    expect(lng).toBeCloseTo(121.8, 0);
    engine.destroy();
  });

  it('of a low preview has both ends of the longest route', () => {
    const [laoag, davao] = [L.latLng(18.2, 120.6), L.latLng(7.1, 125.6)];
    const drawn = vi.spyOn(L.Map.prototype, 'fitBounds');
    const engine = makePreview([laoag, davao].map(({ lat, lng }) => [lat, lng]));
    const map = drawn.mock.contexts[0] as L.Map;
    for (const end of [laoag, davao]) {
      expect(map.latLngToContainerPoint(end).y).toBeGreaterThan(16);
      expect(map.latLngToContainerPoint(end).y).toBeLessThan(104 - 16);
    }
    engine.destroy();
  });

  it('of a low preview without points is large enough to recognize', () => {
    const engine = makePreview([]);
    const handleView = vi.fn<(view: MapView) => void>();
    engine.onView(handleView);
    expect(handleView.mock.lastCall?.[0].zoom).toBe(MIN_ZOOM);
    engine.destroy();
  });

  it('is fitted again after a resize', () => {
    const drawn = vi.spyOn(L.Map.prototype, 'fitBounds');
    const engine = makeMap(MANILA);
    width = 900;
    resized();
    expect(drawn).toHaveBeenCalledTimes(2);
    engine.destroy();
  });

  it('keeps the room of its labels at a resize', () => {
    const padding = vi.spyOn(L.Map.prototype, 'fitBounds');
    const getLeft = () => (padding.mock.lastCall?.[1]?.paddingTopLeft as [number, number])[0];
    width = 900;
    const engine = makeMap(MANILA);
    expect(getLeft()).toBe(248);
    engine.fit(MANILA, false);
    expect(getLeft()).toBe(40);
    width = 1000;
    resized();
    expect(padding).toHaveBeenCalledTimes(3);
    expect(getLeft()).toBe(40);
    engine.destroy();
  });

  it.each<[string, (map: L.Map) => void]>([
    ['the wheel or a key', (map) => map.setZoom(map.getZoom() - 2, { animate: false })],
    ['a drag', (map) => map.panBy([80, 40], { animate: false })],
  ])('moved with %s survives a resize until the next fit', (_, move) => {
    const drawn = vi.spyOn(L.Map.prototype, 'fitBounds');
    const engine = makeMap(MANILA);
    move(drawn.mock.contexts[0] as L.Map);
    const moved = engine.getCentre();
    width = 900;
    resized();
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(engine.getCentre().lng).toBeCloseTo(moved.lng, 1);
    engine.fit(MANILA);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(engine.getCentre().lng).toBeCloseTo(121.05, 1);
    engine.destroy();
  });
});

it('removes layers from a mounted map, and leaves them on a map that unmounts', () => {
  const engine = makeMap(MANILA);
  const pin = document.createElement('i');
  const put = () => {
    const vehicles = engine.addClustered();
    vehicles.show([{ element: document.createElement('b'), point: { lat: 14.55, lng: 121 } }]);
    return [
      engine.addMarker(pin, { lat: 14.6, lng: 121.05 }, 'stop').remove,
      engine.drawRoute(MANILA, []),
      vehicles.remove,
    ];
  };
  const onMap = () => [box.querySelectorAll('i').length, box.querySelectorAll('b').length];
  const paths = () => box.querySelectorAll('.leaflet-overlay-pane path').length;

  const before = paths();
  const first = put();
  expect(onMap()).toEqual([1, 1]);
  expect(paths()).toBeGreaterThan(before);
  for (const remove of first) remove();
  expect(onMap()).toEqual([0, 0]);
  expect(paths()).toBe(before);

  const last = put();
  const full = paths();
  box.remove();
  for (const remove of last) remove();
  expect(onMap()).toEqual([1, 1]);
  expect(paths()).toBe(full);
  engine.destroy();
});
