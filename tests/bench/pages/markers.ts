import L from 'leaflet';
import type { MapEngine } from '@/components/map/engine';
import { createLeafletEngine } from '@/components/map/leafletEngine';
import '@/components/map/map.css';

const MARKERS = 10_000;
const VIEWS = 200;
/** A map that is this slow has shown enough. */
const PATIENCE_MS = 30_000;
/** Where vehicles crowd: around cities, thinning out. */
const CITIES = [
  [14.58, 121.02],
  [10.32, 123.9],
  [7.07, 125.6],
  [16.41, 120.6],
  [10.7, 122.56],
  [8.48, 124.65],
] as const;
/** Degrees from side to side: an island group, a region, a city, a district. */
const WIDTHS = [8, 2, 0.4, 0.1];

/** The same points and views in every run. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = makeRandom(7);

function nearCity(spread: number) {
  const [lat, lng] = CITIES[Math.floor(random() * CITIES.length)] ?? CITIES[0];
  const away = spread * random() ** 2;
  const angle = random() * Math.PI * 2;
  return { lat: lat + away * Math.sin(angle), lng: lng + away * Math.cos(angle) };
}

function marker() {
  const element = document.createElement('button');
  element.className = 'map-marker';
  return { element, at: nearCity(0.8) };
}

function makeEngine(): MapEngine {
  const box = document.createElement('div');
  box.className = 'map';
  document.body.append(box);
  return createLeafletEngine(box, { isPreview: false, label: 'Bench', opensOn: [] });
}

const views = Array.from({ length: VIEWS }, (_, at) => {
  const { lat, lng } = nearCity(0.2);
  const half = (WIDTHS[at % WIDTHS.length] ?? 1) / 2;
  return [
    [lat - half / 2, lng - half],
    [lat + half / 2, lng + half],
  ] as const;
});

/** ms that the markers' own listeners have taken so far: the map's part of a change, its land and names, is not theirs. */
let spent = 0;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

type Listener = (event: L.LeafletEvent) => void;

/** Whatever `work` has the map listen to is timed from now on. */
function listenTimed(work: () => void) {
  const maps = L.Map.prototype as unknown as { on: (this: L.Map, types: string, listener: Listener) => L.Map };
  const { on } = maps;
  maps.on = function (types, listener) {
    return on.call(this, types, (event) => {
      spent += timed(() => listener.call(this, event));
    });
  };
  work();
  maps.on = on;
}

/** ms to put the markers on the map, and for each view what they add to it: grouping, and their elements. */
function run() {
  const engine = makeEngine();
  const markers = Array.from({ length: MARKERS }, marker);
  const index = timed(() => listenTimed(() => engine.addClustered(markers)));
  const changes: number[] = [];
  const until = performance.now() + PATIENCE_MS;
  for (const view of views) {
    spent = 0;
    engine.fit(view);
    changes.push(spent);
    if (performance.now() > until) break;
  }
  return { index, changes };
}

Object.assign(window, { runMarkers: run });
