export type LatLng = readonly [lat: number, lng: number];
export type Point = { lat: number; lng: number };
export type Pixel = { x: number; y: number };

const EARTH_KM = 6371.0088;
const TILE_PX = 256;
/** Converts a point to the pair that distances and lines are computed from. */
export const toLatLng = ({ lat, lng }: Point): LatLng => [lat, lng];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points in km. */
export function getDistanceKm([latA, lngA]: LatLng, [latB, lngB]: LatLng): number {
  const sinLat = Math.sin(toRadians(latB - latA) / 2);
  const sinLng = Math.sin(toRadians(lngB - lngA) / 2);
  const chord = sinLat * sinLat + Math.cos(toRadians(latA)) * Math.cos(toRadians(latB)) * sinLng * sinLng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Projects a point to the Web Mercator plane of a zoom level, in CSS pixels. */
export function toPixel([lat, lng]: LatLng, zoom: number): Pixel {
  const size = TILE_PX * 2 ** zoom;
  const sin = Math.min(Math.max(Math.sin(toRadians(lat)), -0.9999), 0.9999);
  return { x: size * (0.5 + lng / 360), y: size * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
}

/** Returns true for valid degrees of latitude and longitude. */
export const isLatLng = (lat: unknown, lng: unknown) =>
  typeof lat === 'number' &&
  typeof lng === 'number' &&
  Number.isFinite(lat) &&
  Number.isFinite(lng) &&
  Math.abs(lat) <= 90 &&
  Math.abs(lng) <= 180;

type Located = { lat?: number | null; lng?: number | null };

/** Returns true for coordinates that a map can show. A server sends 0, 0 for an unknown place. */
export const isOnMap = <P extends Located>(place: P): place is P & Point =>
  isLatLng(place.lat, place.lng) && (place.lat !== 0 || place.lng !== 0);
