import { getDistanceKm, type LatLng } from './geo';

/** Returns the nearest point of a leg to a position, as a share of the leg. A leg is short enough for plane geometry. */
function getShareOfLeg([latA, lngA]: LatLng, [latB, lngB]: LatLng, [lat, lng]: LatLng): number {
  const scale = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(lngB - lngA) * scale, latB - latA];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  const along = ((lng - lngA) * scale * dx + (lat - latA) * dy) / length;
  return Math.min(Math.max(along, 0), 1);
}

/** Returns the share of a road, 0 to 1 of its length, that a driver at or near it has travelled. */
export function getShareTravelled(points: readonly LatLng[], position: LatLng): number {
  let nearest = { distance: Infinity, km: 0 };
  let km = 0;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index];
    if (!from) continue;
    const leg = getDistanceKm(from, to);
    const share = getShareOfLeg(from, to, position);
    const point: LatLng = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const distance = getDistanceKm(point, position);
    if (distance < nearest.distance) nearest = { distance, km: km + leg * share };
    km += leg;
  }
  return km === 0 ? 0 : nearest.km / km;
}
