import { decode, encode } from '@googlemaps/polyline-codec';
import { toManilaDate } from '../clock';
import { SHARED_TRUCK, findVehicleById } from '../goods/vehicles';

export type Point = { lat: number; lng: number };
export type PlannedRoute = { distance_km: number; legs_km: number[]; polyline: string };

const EARTH_KM = 6371;
/** Average ratio of road to straight distance in Philippine cities. */
export const ROAD_FACTOR = 1.35;
const STEPS_PER_LEG = 24;
/** Time for loading or handing over at a stop. */
export const SERVICE_MINUTES_PER_STOP = 12;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Great-circle distance in km. */
export function getStraightDistanceKm(from: Point, to: Point): number {
  const half =
    Math.sin(toRadians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(toRadians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Draws a leg that bends like a road; the same stops always give the same line. */
function drawLeg(from: Point, to: Point): [number, number][] {
  const seed = Math.abs(Math.sin(from.lat * 12.9898 + from.lng * 78.233 + to.lat * 37.719 + to.lng * 4.581));
  const bend = 0.06 + 0.08 * seed;
  const side = seed > 0.5 ? 1 : -1;
  return Array.from({ length: STEPS_PER_LEG + 1 }, (_, step) => {
    const share = step / STEPS_PER_LEG;
    const away = side * bend * (Math.sin(share * Math.PI) + 0.35 * Math.sin(share * Math.PI * 3));
    return [
      from.lat + (to.lat - from.lat) * share + (to.lng - from.lng) * away,
      from.lng + (to.lng - from.lng) * share - (to.lat - from.lat) * away,
    ];
  });
}

/** Plans the route through all stops in order. Legs are km with one decimal; the distance is their sum. */
export function planRoute(stops: Point[]): PlannedRoute {
  const path: [number, number][] = [];
  const legs_km: number[] = [];
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    if (!before) return;
    legs_km.push(roundToTenth(getStraightDistanceKm(before, stop) * ROAD_FACTOR));
    path.push(...drawLeg(before, stop).slice(index === 1 ? 0 : 1));
  });
  const first = stops[0];
  if (path.length === 0 && first) path.push([first.lat, first.lng]);
  return { distance_km: roundToTenth(legs_km.reduce((sum, leg) => sum + leg, 0)), legs_km, polyline: encode(path, 5) };
}

/** Share of the route covered at each stop: 0 at the pickup, 1 at the last drop-off. */
export function getLegFractions(legs_km: number[]): number[] {
  const total = legs_km.reduce((sum, leg) => sum + leg, 0);
  let behind = 0;
  const shares = legs_km.map((leg, index) => {
    behind += leg;
    if (index === legs_km.length - 1) return 1;
    return total === 0 ? (index + 1) / legs_km.length : Math.min(1, behind / total);
  });
  return [0, ...shares];
}

/** Like `getLegFractions`, but along the polyline, for use with `getPointAt`. */
export function getDrawnFractions(polyline: string): number[] {
  const path = decode(polyline, 5).map(([lat, lng]) => ({ lat, lng }));
  const legs_km: number[] = [];
  path.forEach((to, index) => {
    const from = path[index - 1];
    if (!from) return;
    const leg = Math.floor((index - 1) / STEPS_PER_LEG);
    legs_km[leg] = (legs_km[leg] ?? 0) + getStraightDistanceKm(from, to);
  });
  return getLegFractions(legs_km);
}

/** Speed in km/h at a time: slow at rush hour in Manila, fast at night. */
function getSpeed(at: number): number {
  const hour = toManilaDate(at).getUTCHours();
  if ((hour >= 7 && hour < 10) || (hour >= 16 && hour < 20)) return 18;
  return hour >= 22 || hour < 5 ? 38 : 26;
}

const getSlowness = (vehicleId: number): number => {
  const vehicle = findVehicleById(vehicleId);
  if (!vehicle) return 1;
  if (vehicle.id === SHARED_TRUCK.id) return 1.3;
  if (vehicle.max_weight_kg <= 20) return 0.75;
  return vehicle.max_weight_kg >= 3_000 ? 1.25 : 1;
};

/** `at` is the time of the pickup. */
type Drive = { distance_km: number; vehicleId: number; at: number; stopCount: number };

/** Minutes from the pickup to the last drop-off, including stops. City speed for 40 km, then highway. */
export function getDriveMinutes({ distance_km, vehicleId, at, stopCount }: Drive): number {
  const inCity = Math.min(distance_km, 40);
  const hours = (inCity / getSpeed(at) + (distance_km - inCity) / 50) * getSlowness(vehicleId);
  return Math.max(1, Math.round(hours * 60 + Math.max(0, stopCount - 1) * SERVICE_MINUTES_PER_STOP));
}

/** Heading in degrees from north, 0 to 359. */
function getHeading(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos(toRadians(from.lat));
  return (Math.round((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI) + 360) % 360;
}

/** Returns the position and heading after a fraction of the polyline. */
export function getPointAt(polyline: string, fraction: number): Point & { heading: number } {
  const path = decode(polyline, 5).map(([lat, lng]) => ({ lat, lng }));
  const first = path[0];
  if (!first) throw new Error('The line has no points.');
  const pieces = path.slice(1).map((to, index) => {
    const from = path[index] ?? first;
    return { from, to, km: getStraightDistanceKm(from, to) };
  });
  const drawn = pieces.filter((piece) => piece.km > 0);
  const last = drawn.at(-1);
  if (!last) return { ...first, heading: 0 };
  let left = Math.min(1, Math.max(0, fraction)) * drawn.reduce((sum, piece) => sum + piece.km, 0);
  for (const piece of drawn) {
    if (left < piece.km) {
      const share = left / piece.km;
      return {
        lat: piece.from.lat + (piece.to.lat - piece.from.lat) * share,
        lng: piece.from.lng + (piece.to.lng - piece.from.lng) * share,
        heading: getHeading(piece.from, piece.to),
      };
    }
    left -= piece.km;
  }
  return { ...last.to, heading: getHeading(last.from, last.to) };
}
