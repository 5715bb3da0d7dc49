import type { Driver, Item, PublicAppointment, PublicBooking, PublicStop } from '@/api/wire';
import { TRACKING_POLL_IDLE_MS } from '@/config/constants';
import { etasOf, isScheduled } from '@/domain/booking/eta';
import type { LiveStep } from '@/domain/booking/liveView';
import { isFinalStatus, getPollIntervalForStatus, getStatusLabel } from '@/domain/booking/statusLabels';
import { sentPlace, type SentStop } from '@/domain/places/sentPlaces';
import { isOnMap } from '@/lib/maps/geo';
import { getStopLabel } from '@/utils/text';

type PublicStep = Omit<LiveStep, 'proof'>;

/** Another server gives the public its customer's booking, masked: a driver with a place, goods by stop, a proof. */
type SeenAppointment = PublicAppointment & { driver?: Pick<Driver, 'position'> | null; proof?: unknown };
type SeenStop = PublicStop & SentStop & { items?: Pick<Item, 'quantity' | 'weight_kg'>[] };

/** Barangay and city, as much as the public may know of a stop. */
const placeOf = (stop: SeenStop | undefined) =>
  (stop && [sentPlace(stop, 'barangay')?.name, sentPlace(stop, 'city')?.name].filter(Boolean).join(', ')) || undefined;

const stopsOfPublic = (booking: PublicBooking): SeenStop[] =>
  [...((booking.booking_routes?.[0]?.stops ?? []) as SeenStop[])].sort((a, b) => a.sequence - b.sequence);

export function appointmentOfPublic(booking: PublicBooking): SeenAppointment | null {
  const last = booking.booking_routes?.[0]?.booking_appointments?.at(-1);
  return last ? { ...last, timeline: last.timeline ?? [] } : null;
}

/** Whether the goods were signed for, as far as anybody may know. */
function hasProof(booking: PublicBooking): boolean {
  const appointment = appointmentOfPublic(booking);
  return appointment?.has_proof ?? Boolean(appointment?.proof);
}

/** Units and weight of all that is carried; null where nobody says. */
export function getPublicLoad(booking: PublicBooking): { count: number; weight_kg: number } | null {
  const told = booking.items as Partial<PublicBooking['items']> | undefined;
  if (typeof told?.count === 'number') return { count: told.count, weight_kg: told.weight_kg ?? 0 };
  const items = stopsOfPublic(booking).flatMap((stop) => stop.items ?? []);
  if (items.length === 0) return null;
  return {
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    weight_kg: Math.round(items.reduce((sum, { quantity, weight_kg }) => sum + quantity * weight_kg, 0) * 100) / 100,
  };
}

export const statusOfPublic = (booking: PublicBooking) =>
  booking.status === 'Cancelled' || booking.status === 'Pending'
    ? booking.status
    : (appointmentOfPublic(booking)?.status ?? booking.status);

export const isOverPublic = (booking: PublicBooking) =>
  isFinalStatus(booking.status) || isFinalStatus(statusOfPublic(booking));

/** The status to show: a booking whose driver is not sought yet is scheduled. */
export const shownStatusPublic = (booking: PublicBooking, now: number) =>
  isScheduled(booking, now) ? 'Scheduled' : statusOfPublic(booking);

/** Ms until the next look; 0 where nothing is known or nothing more will change. */
export function pollGapPublic(booking: PublicBooking | undefined, now: number): number {
  if (!booking || isOverPublic(booking)) return 0;
  return isScheduled(booking, now) ? TRACKING_POLL_IDLE_MS : getPollIntervalForStatus(statusOfPublic(booking));
}

const entriesOf = (booking: PublicBooking) =>
  [...(appointmentOfPublic(booking)?.timeline ?? [])].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Stops that are done, of all; the pick-up is the first. */
export function stopsDonePublic(booking: PublicBooking): { done: number; all: number } {
  const all = stopsOfPublic(booking).length;
  if (booking.status === 'Completed') return { done: all, all };
  const entries = entriesOf(booking);
  const delivered = entries.filter(({ status }) => status === 'Delivered').length;
  const isPickedUp = delivered > 0 || entries.some(({ status }) => status === 'Picked Up');
  return { done: Math.min(all, isPickedUp ? delivered + 1 : 0), all };
}

/**
 * What is known of the proof. The server tells of the delivery as a whole, it may be only once that is over: after a
 * stop on the way, nothing but the last stop is known to have none.
 */
export function getProofLabel(booking: PublicBooking): string {
  if (hasProof(booking)) return 'Proof of delivery was taken.';
  const { done, all } = stopsDonePublic(booking);
  const isBetween = done > 1 && done < all;
  return `No proof of delivery${isOverPublic(booking) ? '' : ' yet'}${isBetween ? ' for the last stop' : ''}.`;
}

/**
 * The driver's place: only while the next stop is the last and the delivery is not over. The server decides so too;
 * one that said more would give away where the other recipients live.
 */
export function publicPosition(booking: PublicBooking) {
  const { done, all } = stopsDonePublic(booking);
  const isLastLeg = all > 1 && done === all - 1 && !isOverPublic(booking);
  const appointment = appointmentOfPublic(booking);
  const position = isLastLeg ? (appointment?.position ?? appointment?.driver?.position) : null;
  return position && isOnMap(position) ? position : null;
}

/** What a step is called at a stop on the way, by the stop's number; at the last one it has the common title. */
const TITLES_ON_THE_WAY: Record<string, string> = {
  'In Transit': 'On the way to',
  'Arrived at Drop-off': 'Arrived at',
  Delivered: 'Delivered at',
};

/** The line of a delivery by city and barangay: what happened, what happens now, what comes. */
export function publicSteps(booking: PublicBooking, now: number): PublicStep[] {
  const stops = stopsOfPublic(booking);
  const isOver = isOverPublic(booking);
  const isWaiting = isScheduled(booking, now);
  const entries = entriesOf(booking);
  let delivered = 0;
  const steps: PublicStep[] = [{ key: 'booked', title: 'Booked', at: booking.date_created, state: 'done' }];
  entries.forEach(({ status, at }, index) => {
    const toPickup = status === 'Arrived at Pickup' || status === 'Picked Up' || status === 'Driver Assigned';
    const reached = Math.min(delivered + 1, stops.length - 1);
    const onTheWay = reached > 0 && reached < stops.length - 1 ? TITLES_ON_THE_WAY[status] : undefined;
    if (status === 'Delivered') delivered += 1;
    const stepTitle = isWaiting && status === 'Finding Driver' ? 'Scheduled' : getStatusLabel(status);
    steps.push({
      key: `${status}-${at}`,
      title: onTheWay ? `${onTheWay} Stop ${reached}` : stepTitle,
      at,
      place: status === 'Finding Driver' ? undefined : placeOf(stops[toPickup ? 0 : reached]),
      state: index === entries.length - 1 && !isOver && !isWaiting ? 'now' : 'done',
    });
  });
  if (isOver) return steps;
  const isPickedUp = stopsDonePublic(booking).done > 0;
  const etas = etasOf(booking, now);
  stops.forEach((stop, at) => {
    const isBehind = at === 0 ? isPickedUp : at <= delivered;
    if (isBehind) return;
    const isLast = at === stops.length - 1;
    steps.push({
      key: `stop-${stop.sequence}`,
      title: getStopLabel(at, stops.length),
      at: at === 0 ? etas.pickup?.at : isLast ? etas.dropoff?.at : undefined,
      place: placeOf(stop),
      state: 'next',
      marker: isLast ? 'dropoff' : 'stop',
      number: isLast || at === 0 ? undefined : at,
    });
  });
  return steps;
}
