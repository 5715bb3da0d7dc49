import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { toPixel, type LatLng } from '@/lib/maps/geo';

export type LandLabel = { name: string; point: LatLng; kind: 'island' | 'province' | 'city'; weight: number };
export type LandFeature = Feature<Polygon | MultiPolygon, { name: string | null }>;

/** Correct names of places that the data spells without accents or by a former name. */
const NAMES: Record<string, string> = {
  Paranaque: 'Parañaque',
  'Las Pinas': 'Las Piñas',
  'Mandaluyong City': 'Mandaluyong',
  'Compostela Valley': 'Davao de Oro',
  'Mindoro Occidental': 'Occidental Mindoro',
  'Mindoro Oriental': 'Oriental Mindoro',
};

/** Label positions of cities whose outlines reach far into Laguna de Bay. */
const POSITIONS: Record<string, LatLng> = { Taguig: [14.525, 121.06], Muntinlupa: [14.41, 121.03] };

const ISLANDS: LandLabel[] = [
  { name: 'Luzon', point: [16.3, 121.1], kind: 'island', weight: 3 },
  { name: 'Visayas', point: [10.9, 123.4], kind: 'island', weight: 2 },
  { name: 'Mindanao', point: [7.7, 125], kind: 'island', weight: 2.5 },
];

/** Id of chartered cities, which have no code in the data. */
const CITY_ID = 'PH.';

/** Returns twice the area and the centroid of a ring, in degrees; precise enough to place a name. */
function getRingCentre(ring: readonly Position[]): { area: number; point: LatLng } {
  let area = 0;
  let x = 0;
  let y = 0;
  for (const [index, [lngA = 0, latA = 0]] of ring.entries()) {
    const [lngB = 0, latB = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = lngA * latB - lngB * latA;
    area += cross;
    x += (lngA + lngB) * cross;
    y += (latA + latB) * cross;
  }
  const [lng = 0, lat = 0] = ring[0] ?? [];
  return area === 0
    ? { area: 0, point: [lat, lng] }
    : { area: Math.abs(area), point: [y / (3 * area), x / (3 * area)] };
}

/** Returns a label for each named shape, at the centre of its largest part. */
export function getLandLabels(features: readonly LandFeature[]): LandLabel[] {
  const labels = features.flatMap(({ id, geometry, properties: { name } }): LandLabel[] => {
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const largest = parts.map((part) => getRingCentre(part[0] ?? [])).sort((a, b) => b.area - a.area)[0];
    if (!name || !largest) return [];
    const kind = id === CITY_ID ? 'city' : 'province';
    return [{ name: NAMES[name] ?? name, point: POSITIONS[name] ?? largest.point, kind, weight: largest.area }];
  });
  return [...ISLANDS, ...labels];
}

const isShownAt = ({ kind }: LandLabel, zoom: number) =>
  kind === 'island' ? zoom >= 4 && zoom < 7 : kind === 'province' ? zoom >= 7 : zoom >= 9;

const LETTER_PX = 7;
const LINE_PX = 22;

/** Returns the labels of a zoom level without overlaps; larger places have priority. */
export function pickLabels(labels: readonly LandLabel[], zoom: number): LandLabel[] {
  const taken: { x: number; y: number; half: number }[] = [];
  return labels
    .filter((label) => isShownAt(label, zoom))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ point, name }) => {
      const { x, y } = toPixel(point, zoom);
      const half = (name.length * LETTER_PX) / 2 + 6;
      const isFree = taken.every((box) => Math.abs(box.x - x) > box.half + half || Math.abs(box.y - y) > LINE_PX);
      if (isFree) taken.push({ x, y, half });
      return isFree;
    });
}
