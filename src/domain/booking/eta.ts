import type { Booking, Position, TimelineEntry } from '@/api/wire';
import { DRIVER_SEARCH_BEFORE_PICKUP_MINUTES, HOUR_MS, MINUTE_MS } from '@/config/constants';
import type { AppointmentStatus, BookingStatus, OrUnknown, ShownStatus } from '@/config/statuses';
import { getDistanceKm, isOnMap, toLatLng } from '@/lib/maps/geo';
import { parseTime } from '@/lib/parseTime';
import { getCurrentAppointment } from './appointment';
import { getLegs } from './legs';

type TimedAppointment = {
  status?: OrUnknown<AppointmentStatus>;
  eta_at?: string | null;
  timeline?: Pick<TimelineEntry, 'status' | 'at'>[];
  /** The driver of a public booking has a rating, but no position. */
  driver?: { rating?: number | null; position?: Position | null } | null;
  proof?: { at?: string } | null;
};

/** Fields of a booking that its times are computed from. A customer's own booking has them, and a public one too. */
export type TimedBooking = {
  status: OrUnknown<BookingStatus>;
  schedule?: { pickup_at?: string } | null;
  booking_routes?:
    | {
        duration_minutes?: number;
        stops?: { sequence: number; lat?: number | null; lng?: number | null }[];
        booking_appointments?: TimedAppointment[];
      }[]
    | null;
};

/** Times of a driver and vehicle that a customer considers; they override the booking's own. */
export type EtaOverrides = { eta_minutes?: number; duration_minutes?: number };

export type Eta = {
  /** ISO time. */
  at: string;
  /** True if computed here, false if the server sent it. */
  isEstimate: boolean;
};

/** Road distance per straight-line distance, and average speed in a city, to estimate a driver's arrival. */
const ROAD_FACTOR = 1.35;
const CITY_KMH = 22;

/** Counts the completed drop-offs: the 'Delivered' entries of the timeline. */
export const countDelivered = (booking: TimedBooking): number =>
  (getCurrentAppointment(booking)?.timeline ?? []).filter(({ status }) => status === 'Delivered').length;

/** Counts the drop-offs of a route. */
export const countDropoffs = ({ booking_routes }: TimedBooking): number =>
  (booking_routes?.[0]?.stops?.length ?? 2) - 1;

/** Returns the time of the latest timeline entry with a status. */
export const findStatusTime = (
  appointment: TimedAppointment | null,
  status: OrUnknown<ShownStatus>,
): string | undefined => appointment?.timeline?.findLast((entry) => entry.status === status)?.at;

/** Returns the time of the handover: of its proof, or of the last timeline entry. */
export function getDeliveredAt(booking: TimedBooking): string | undefined {
  const appointment = getCurrentAppointment(booking);
  return appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at;
}

const readTime = (time: string | null | undefined): number | null => {
  const ms = parseTime(time ?? '');
  return Number.isNaN(ms) ? null : ms;
};

const toEta = (ms: number, isEstimate: boolean): Eta => ({ at: new Date(ms).toISOString(), isEstimate });

/** Returns true until the search for a driver begins, shortly before a pickup at a fixed time. */
export function isScheduled(booking: TimedBooking, now: number): boolean {
  const status = getCurrentAppointment(booking)?.status ?? 'Finding Driver';
  if (booking.status !== 'Ongoing' || status !== 'Finding Driver') return false;
  return isPickupLater(booking, now);
}

/** Returns true if the pickup is too far ahead for a driver to be on the way. */
export function isPickupLater({ schedule }: Pick<TimedBooking, 'schedule'>, now: number): boolean {
  const pickupAt = readTime(schedule?.pickup_at);
  return pickupAt !== null && pickupAt - now > DRIVER_SEARCH_BEFORE_PICKUP_MINUTES * MINUTE_MS;
}

function getMinutesAway(booking: TimedBooking, appointment: TimedAppointment | null): number | null {
  const position = appointment?.driver?.position;
  const pickup = booking.booking_routes?.[0]?.stops?.find(({ sequence }) => sequence === 0);
  if (appointment?.status !== 'Driver Assigned' || !position || !pickup) return null;
  if (!isOnMap(position) || !isOnMap(pickup)) return null;
  const km = getDistanceKm(toLatLng(position), toLatLng(pickup)) * ROAD_FACTOR;
  return Math.ceil((km / CITY_KMH) * 60);
}

/** Returns the earliest arrival at the pickup: by the server's ETA of the drop-off, the offer or the driver's position. */
function getEarliestPickup(booking: TimedBooking, now: number, offer: EtaOverrides | undefined): number | null {
  const appointment = getCurrentAppointment(booking);
  const dropoff = readTime(appointment?.eta_at);
  const duration = booking.booking_routes?.[0]?.duration_minutes;
  if (dropoff !== null && duration) return dropoff - duration * MINUTE_MS;
  // a server may leave the minutes out, which reads as NaN
  const offered = offer?.eta_minutes ?? NaN;
  const away = Number.isFinite(offered) ? offered : getMinutesAway(booking, appointment);
  return away === null ? null : now + away * MINUTE_MS;
}

/** Returns the scheduled time, or a later one if the driver cannot arrive by then; null for a time in the past. */
function getPickupEta(booking: TimedBooking, now: number, offer: EtaOverrides | undefined): Eta | null {
  const scheduled = readTime(booking.schedule?.pickup_at);
  const at = Math.max(scheduled ?? -Infinity, getEarliestPickup(booking, now, offer) ?? -Infinity);
  return at > now ? toEta(at, at !== scheduled) : null;
}

/**
 * Returns the ETAs of the pickup and the last drop-off. The server's arrival time wins; without it, the drop-off follows
 * the pickup by the duration of the route. Null for an unknown time and for one that has passed.
 */
export function getEtas(
  booking: TimedBooking,
  now: number,
  offer?: EtaOverrides,
): { pickup: Eta | null; dropoff: Eta | null } {
  const appointment = getCurrentAppointment(booking);
  if (!offer && booking.status !== 'Ongoing') return { pickup: null, dropoff: null };
  const pickedUp = findStatusTime(appointment, 'Picked Up');
  const reached = pickedUp ?? findStatusTime(appointment, 'Arrived at Pickup');
  const pickup = reached ? null : getPickupEta(booking, now, offer);
  if (appointment?.eta_at) return { pickup, dropoff: { at: appointment.eta_at, isEstimate: false } };
  const duration = offer?.duration_minutes ?? booking.booking_routes?.[0]?.duration_minutes;
  const start = readTime(reached ?? pickup?.at);
  const isAtLast =
    appointment?.status === 'Arrived at Drop-off' && countDelivered(booking) >= countDropoffs(booking) - 1;
  if (!duration || start === null || isAtLast) return { pickup, dropoff: null };
  return { pickup, dropoff: toEta(start + duration * MINUTE_MS, true) };
}

/** Returns the ETA of each stop, pickup first; undefined for a time that is unknown or has passed. */
export function getStopEtas(booking: Booking, now: number): (string | undefined)[] {
  const { pickup, dropoff } = getEtas(booking, now);
  const route = booking.booking_routes?.[0];
  const stops = [...(route?.stops ?? [])].sort((a, b) => a.sequence - b.sequence);
  const end = readTime(dropoff?.at);
  if (!route || end === null) return stops.map((_stop, index) => (index === 0 ? pickup?.at : undefined));
  const start = readTime(pickup?.at) ?? end - (route.duration_minutes ?? 0) * MINUTE_MS;
  const timedRoute = { ...route, duration_minutes: (end - start) / MINUTE_MS };
  return getLegs(timedRoute, stops, start).map(({ arrivesAt }) =>
    arrivesAt > now ? new Date(arrivesAt).toISOString() : undefined,
  );
}

/** A time of a delivery with its caption: "Pickup about 05:08 AM". */
export type EtaLine = {
  caption: 'Pickup' | 'Pickup about' | 'Drop-off about' | 'Arrives' | 'Arrives about' | 'Arrived';
  at: string;
  /** "34 Minutes" (spec section 9); only while a driver is on the way to the drop-off, and until its last minute. */
  left?: string;
};

/** Returns the times that matter now, the nearest first; at least one if the pickup time is known. */
export function getEtaLines(booking: TimedBooking, now: number): EtaLine[] {
  const appointment = getCurrentAppointment(booking);
  const { pickup, dropoff } = getEtas(booking, now);
  const arrived =
    appointment?.status === 'Arrived at Drop-off' ? findStatusTime(appointment, appointment.status) : undefined;
  const lines: EtaLine[] = [];
  if (arrived) lines.push({ caption: 'Arrived', at: arrived });
  if (pickup) lines.push({ caption: pickup.isEstimate ? 'Pickup about' : 'Pickup', at: pickup.at });
  if (dropoff && lines.length > 0) lines.push({ caption: 'Drop-off about', at: dropoff.at });
  else if (dropoff) {
    const caption = dropoff.isEstimate ? 'Arrives about' : 'Arrives';
    const isSoon = getRemainingTime(Date.parse(dropoff.at), now).value === 0;
    lines.push({ caption, at: dropoff.at, left: isSoon ? undefined : formatTimeLeft(dropoff, now) });
  }
  const booked = booking.schedule?.pickup_at;
  return lines.length > 0 || !booked ? lines : [{ caption: 'Pickup', at: booked }];
}

export type RemainingTime = { value: number; unit: 'Hours' | 'Minutes' };

/** Returns the time until `target` (spec section 9): whole hours, below 1 hour whole minutes, once past 0. Both in ms. */
export function getRemainingTime(target: number, now: number): RemainingTime {
  const left = target - now;
  const hours = Math.trunc(left / HOUR_MS);
  if (hours > 0) return { value: hours, unit: 'Hours' };
  const minutes = Math.trunc(left / MINUTE_MS);
  return { value: minutes > 0 ? minutes : 0, unit: 'Minutes' };
}

/** Formats the remaining time: "34 Minutes", "1 Hour" (spec section 9, docs/decisions/0052). */
export function formatTimeLeft({ at }: Pick<Eta, 'at'>, now: number): string {
  const { value, unit } = getRemainingTime(Date.parse(at), now);
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
