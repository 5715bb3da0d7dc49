import { distanceKm, type LatLng } from './geo';

/** The point of a leg nearest to `point`, as a share of the leg; the earth is flat enough over one leg. */
function shareOfLeg([latA, lngA]: LatLng, [latB, lngB]: LatLng, [lat, lng]: LatLng): number {
  const scale = Math.cos((lat * Math.PI) / 180);
  const [dx, dy] = [(lngB - lngA) * scale, latB - latA];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  const along = ((lng - lngA) * scale * dx + (lat - latA) * dy) / length;
  return Math.min(Math.max(along, 0), 1);
}

/** How much of a road, 0 to 1 of its length, lies behind a driver who stands at or beside it. */
export function getShareTravelled(points: readonly LatLng[], position: LatLng): number {
  let best = { off: Infinity, km: 0 };
  let km = 0;
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at];
    if (!from) continue;
    const leg = distanceKm(from, to);
    const share = shareOfLeg(from, to, position);
    const near: LatLng = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const off = distanceKm(near, position);
    if (off < best.off) best = { off, km: km + leg * share };
    km += leg;
  }
  return km === 0 ? 0 : best.km / km;
}
