import L from 'leaflet';
import { afterEach, expect, it, vi } from 'vitest';
import { createLeafletEngine } from '../../../../src/components/map/leafletEngine';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is drawn anew when its box changes, and not when the page it stands on goes', () => {
  let resized = () => {};
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
  const drawn = vi.spyOn(L.Map.prototype, 'invalidateSize');
  const box = document.createElement('div');
  let width = 600;
  Object.defineProperties(box, { clientWidth: { get: () => width }, clientHeight: { get: () => width } });
  const engine = createLeafletEngine(box, { label: 'Map', isPreview: false });
  resized();
  expect(drawn).toHaveBeenCalledTimes(1);
  width = 0;
  resized();
  expect(drawn).toHaveBeenCalledTimes(1);
  engine.destroy();
});
