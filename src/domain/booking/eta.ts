import type { Booking, Position } from '@/api/wire';
import { DRIVER_SEARCH_BEFORE_PICKUP_MINUTES } from '@/config/constants';
import { distanceKm, isOnMap } from '@/lib/maps/geo';
import { remainingTime } from '@/utils/remainingTime';
import { legsOf } from './legs';

type Carried = {
  status?: string;
  eta_at?: string | null;
  timeline?: { status: string; at: string }[];
  driver?: { position?: Position | null } | null;
};

/** As much of a booking, of one's own or as anybody sees it, as its times are worked out from. */
export type TimedBooking = {
  status: string;
  schedule?: { pickup_at?: string } | null;
  booking_routes?:
    | {
        duration_minutes?: number;
        stops?: { sequence: number; lat?: number | null; lng?: number | null }[];
        booking_appointments?: Carried[];
      }[]
    | null;
};

/** The driver and vehicle that a customer considers: what they change of the times. */
export type Offer = { eta_minutes?: number; duration_minutes?: number };

export type Eta = {
  /** ISO time. */
  at: string;
  /** Worked out here, not the server's word. */
  isEstimate: boolean;
};

const MINUTE_MS = 60_000;
/** Roads are longer than a straight line, and a city is slow: for a driver whose distance alone is known. */
const ROAD_FACTOR = 1.35;
const CITY_KMH = 22;

const carriedOf = ({ booking_routes }: TimedBooking): Carried | undefined =>
  booking_routes?.[0]?.booking_appointments?.at(-1);

const happenedAt = (carried: Carried | undefined, status: string): string | undefined =>
  carried?.timeline?.findLast((entry) => entry.status === status)?.at;

const timeOf = (at: string | null | undefined): number | null => {
  const ms = Date.parse(at ?? '');
  return Number.isNaN(ms) ? null : ms;
};

const toEta = (ms: number, isEstimate: boolean): Eta => ({ at: new Date(ms).toISOString(), isEstimate });

/** Returns true until the search for a driver begins, shortly before a pickup at a fixed time. */
export function isScheduled(trip: TimedBooking, now: number): boolean {
  const status = carriedOf(trip)?.status ?? 'Finding Driver';
  if (trip.status !== 'Ongoing' || status !== 'Finding Driver') return false;
  return isPickupLater(trip, now);
}

/** Returns true where the pickup is too far ahead for a driver to be on the way. */
export function isPickupLater({ schedule }: Pick<TimedBooking, 'schedule'>, now: number): boolean {
  const pickupAt = timeOf(schedule?.pickup_at);
  return pickupAt !== null && pickupAt - now > DRIVER_SEARCH_BEFORE_PICKUP_MINUTES * MINUTE_MS;
}

function minutesAway(trip: TimedBooking, carried: Carried | undefined): number | null {
  const position = carried?.driver?.position;
  const pickup = trip.booking_routes?.[0]?.stops?.find(({ sequence }) => sequence === 0);
  if (carried?.status !== 'Driver Assigned' || !position || !pickup) return null;
  if (!isOnMap(position) || !isOnMap(pickup)) return null;
  const km = distanceKm([position.lat, position.lng], [pickup.lat, pickup.lng]) * ROAD_FACTOR;
  return Math.ceil((km / CITY_KMH) * 60);
}

/** The scheduled time, or later where the driver cannot be there by then; null where that is in the past. */
function pickupEta(trip: TimedBooking, now: number, offer: Offer | undefined): Eta | null {
  const carried = carriedOf(trip);
  const scheduled = timeOf(trip.schedule?.pickup_at);
  const away = offer?.eta_minutes ?? minutesAway(trip, carried);
  const dropoff = timeOf(carried?.eta_at);
  const duration = trip.booking_routes?.[0]?.duration_minutes;
  const fromDropoff = dropoff !== null && duration ? dropoff - duration * MINUTE_MS : null;
  const earliest = fromDropoff ?? (away === null ? null : now + away * MINUTE_MS);
  const at = Math.max(scheduled ?? -Infinity, earliest ?? -Infinity);
  return at > now ? toEta(at, at !== scheduled) : null;
}

/**
 * The pickup, while it is still to come, and the last drop-off. The server's own time of arrival counts; else the
 * drop-off is as long after the pickup as the route takes. Null where nothing is known, and once it has happened.
 */
export function etasOf(trip: TimedBooking, now: number, offer?: Offer): { pickup: Eta | null; dropoff: Eta | null } {
  const carried = carriedOf(trip);
  if (!offer && trip.status !== 'Ongoing') return { pickup: null, dropoff: null };
  const pickedUp = happenedAt(carried, 'Picked Up');
  const reached = pickedUp ?? happenedAt(carried, 'Arrived at Pickup');
  const pickup = reached ? null : pickupEta(trip, now, offer);
  if (carried?.eta_at) return { pickup, dropoff: { at: carried.eta_at, isEstimate: false } };
  const duration = offer?.duration_minutes ?? trip.booking_routes?.[0]?.duration_minutes;
  const start = timeOf(reached ?? pickup?.at);
  const isAtLast = carried?.status === 'Arrived at Drop-off' && isLastStop(trip, carried);
  if (!duration || start === null || isAtLast) return { pickup, dropoff: null };
  return { pickup, dropoff: toEta(start + duration * MINUTE_MS, true) };
}

function isLastStop(trip: TimedBooking, carried: Carried): boolean {
  const dropoffs = (trip.booking_routes?.[0]?.stops?.length ?? 2) - 1;
  return (carried.timeline ?? []).filter(({ status }) => status === 'Delivered').length >= dropoffs - 1;
}

/** When each stop of a booking is reached, pickup first; undefined for a stop whose time is unknown or has passed. */
export function stopEtas(booking: Booking, now: number): (string | undefined)[] {
  const { pickup, dropoff } = etasOf(booking, now);
  const route = booking.booking_routes?.[0];
  const stops = [...(route?.stops ?? [])].sort((a, b) => a.sequence - b.sequence);
  const end = timeOf(dropoff?.at);
  if (!route || end === null) return stops.map((_stop, index) => (index === 0 ? pickup?.at : undefined));
  const start = timeOf(pickup?.at) ?? end - (route.duration_minutes ?? 0) * MINUTE_MS;
  const trip = { ...route, duration_minutes: (end - start) / MINUTE_MS };
  return legsOf(trip, stops, start).map(({ at }) => (at > now ? new Date(at).toISOString() : undefined));
}

/** A time of a delivery as its screens show it: "Pickup about 05:08 AM". */
export type EtaLine = {
  caption: 'Pickup' | 'Pickup about' | 'Drop-off about' | 'Arrives' | 'Arrives about' | 'Arrived';
  at: string;
  /** "34 Minutes" (spec section 9); only for a drop-off that a driver is on the way to. */
  left?: string;
};

/** Returns the times that matter now, the nearest first; never empty where a pickup time is known. */
export function etaLines(trip: TimedBooking, now: number): EtaLine[] {
  const carried = carriedOf(trip);
  const { pickup, dropoff } = etasOf(trip, now);
  const arrived = carried?.status === 'Arrived at Drop-off' ? happenedAt(carried, carried.status) : undefined;
  const lines: EtaLine[] = [];
  if (arrived) lines.push({ caption: 'Arrived', at: arrived });
  if (pickup) lines.push({ caption: pickup.isEstimate ? 'Pickup about' : 'Pickup', at: pickup.at });
  if (dropoff && lines.length > 0) lines.push({ caption: 'Drop-off about', at: dropoff.at });
  else if (dropoff) {
    const caption = dropoff.isEstimate ? 'Arrives about' : 'Arrives';
    lines.push({ caption, at: dropoff.at, left: timeLeft(dropoff, now) });
  }
  const booked = trip.schedule?.pickup_at;
  return lines.length > 0 || !booked ? lines : [{ caption: 'Pickup', at: booked }];
}

/** "34 Minutes", "1 Hour" (spec section 9, docs/decisions/052). */
export function timeLeft({ at }: Pick<Eta, 'at'>, now: number): string {
  const { value, unit } = remainingTime(Date.parse(at), now);
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
