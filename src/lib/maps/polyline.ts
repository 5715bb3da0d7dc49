import { decode } from '@googlemaps/polyline-codec';
import { getDistanceKm, isLatLng, type LatLng } from './geo';

/** Alphabet of the encoding. A last character above `^` means that the text is cut off. */
const ENCODED = /^[?-~]*[?-^]$/;

/** Decodes a polyline (precision 5) to points; [] for an invalid text. */
export function decodeRoute(polyline: string | null | undefined): LatLng[] {
  if (!polyline || !ENCODED.test(polyline)) return [];
  const points = decode(polyline, 5);
  return points.every(([lat, lng]) => isLatLng(lat, lng)) ? points : [];
}

/** Splits a route at a share of its length, 0 to 1; both parts contain the split point. */
export function splitAt(points: readonly LatLng[], fraction: number): { done: LatLng[]; ahead: LatLng[] } {
  const share = Number.isFinite(fraction) ? Math.min(Math.max(fraction, 0), 1) : 0;
  if (points.length < 2 || share === 0) return { done: [], ahead: [...points] };
  if (share === 1) return { done: [...points], ahead: [] };
  const legs = points.slice(1).map((point, index) => getDistanceKm(points[index] ?? point, point));
  let left = legs.reduce((sum, leg) => sum + leg, 0) * share;
  for (const [index, leg] of legs.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (from && to && left <= leg) {
      const part = leg === 0 ? 0 : left / leg;
      const cut: LatLng = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      return { done: [...points.slice(0, index + 1), cut], ahead: [cut, ...points.slice(index + 1)] };
    }
    left -= leg;
  }
  return { done: [...points], ahead: [] };
}
