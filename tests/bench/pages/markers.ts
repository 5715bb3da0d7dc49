import L from 'leaflet';
import { addClusters } from '@/components/map/leafletClusters';
import '@/components/map/map.css';
import 'leaflet/dist/leaflet.css';

const MARKERS = 10_000;
const MOVES = 200;
/** Manila, Cebu, Davao, Baguio, Iloilo and Cagayan de Oro. */
const LATITUDES = [14.58, 10.32, 7.07, 16.41, 10.7, 8.48];
const LONGITUDES = [121.02, 123.9, 125.6, 120.6, 122.56, 124.65];
/** Zoom levels of the country, a region, a city and a district. */
const ZOOMS = [7, 9, 11.25, 13.25];

let seed = 7;
/** Returns the same numbers in every run. */
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

/** Returns a point near a city; most are close to its centre. */
function randomPoint(spreadDegrees: number) {
  const city = Math.floor(random() * LATITUDES.length);
  const distance = spreadDegrees * random() ** 2;
  const angle = random() * Math.PI * 2;
  const [lat = 0, lng = 0] = [LATITUDES[city], LONGITUDES[city]];
  return { lat: lat + distance * Math.sin(angle), lng: lng + distance * Math.cos(angle) };
}

/** Moves the map and returns the ms that clustering and drawing take after each move. */
function measureMoves(): number[] {
  const box = document.getElementById('root') as HTMLElement;
  box.style.cssText = 'width: 1000px; height: 700px';
  const map = L.map(box, { zoomSnap: 0.25, maxZoom: 20 }).setView([12, 122], 6);
  const times: number[] = [];
  let start = 0;
  const vehicles = Array.from({ length: MARKERS }, () => {
    const element = Object.assign(document.createElement('button'), { className: 'map-marker' });
    return { element, point: randomPoint(0.8) };
  });
  // Leaflet calls listeners in the order in which they were added
  map.on('moveend', () => (start = performance.now()));
  addClusters(map, { onOpen: () => undefined }).show(vehicles);
  map.on('moveend', () => times.push(performance.now() - start));
  for (let move = 0; move < MOVES; move += 1)
    map.setView(randomPoint(0.2), ZOOMS[move % ZOOMS.length], { animate: false });
  return times;
}

Object.assign(window, { measureMoves });
