import type { MapEngine } from '../../../src/components/map/engine';
import { createLeafletEngine } from '../../../src/components/map/leafletEngine';
import '../../../src/components/map/map.css';

const MARKERS = 10_000;
const VIEWS = 60;
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
  return createLeafletEngine(box, { isPreview: false, label: 'Bench' });
}

const views = Array.from({ length: VIEWS }, (_, at) => {
  const { lat, lng } = nearCity(0.2);
  const half = (WIDTHS[at % WIDTHS.length] ?? 1) / 2;
  return [
    [lat - half / 2, lng - half],
    [lat + half / 2, lng + half],
  ] as const;
});

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** ms to put the markers on the map, and for each view what they add to a change of it: grouping, and their elements. */
function run() {
  const [bare, full] = [makeEngine(), makeEngine()];
  const markers = Array.from({ length: MARKERS }, marker);
  const index = timed(() => full.addClustered(markers));
  const changes = views.map((view) => {
    const without = timed(() => bare.fit(view));
    return Math.max(0, timed(() => full.fit(view)) - without);
  });
  return { index, changes };
}

Object.assign(window, { runMarkers: run });
