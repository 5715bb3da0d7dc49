import type { PublicBooking, PublicStop } from '../../api/wire';
import { isEnd } from '../../store/statusWords';

export type PublicStep = {
  key: string;
  title: string;
  at?: string;
  place?: string;
  state: 'done' | 'now' | 'next';
  marker?: 'stop' | 'dropoff';
  number?: number;
};

const TITLES: Record<string, string> = {
  'Finding Driver': 'Looking for a driver',
  'Driver Assigned': 'Driver assigned',
  'Arrived at Pickup': 'Driver at the pick-up',
  'Picked Up': 'Picked up',
  'In Transit': 'On the way',
  'Arrived at Drop-off': 'Driver at the drop-off',
};

/** Barangay and city, as much as the public may know of a stop. */
const placeOf = (stop: PublicStop | undefined) =>
  [stop?.barangay?.name, stop?.city?.name].filter(Boolean).join(', ') || undefined;

const stopsOfPublic = (booking: PublicBooking) =>
  [...(booking.booking_routes?.[0]?.stops ?? [])].sort((a, b) => a.sequence - b.sequence);

export const appointmentOfPublic = (booking: PublicBooking) =>
  booking.booking_routes?.[0]?.booking_appointments?.at(-1) ?? null;

export const statusOfPublic = (booking: PublicBooking) =>
  booking.status === 'Cancelled' || booking.status === 'Pending'
    ? booking.status
    : (appointmentOfPublic(booking)?.status ?? booking.status);

export const isOverPublic = (booking: PublicBooking) => isEnd(booking.status) || isEnd(statusOfPublic(booking));

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
 * The driver's place: only while the next stop is the last and the delivery is not over. The server decides so too;
 * one that said more would give away where the other recipients live.
 */
export function publicPosition(booking: PublicBooking) {
  const { done, all } = stopsDonePublic(booking);
  const isLastLeg = all > 1 && done === all - 1 && !isOverPublic(booking);
  return isLastLeg ? (appointmentOfPublic(booking)?.position ?? null) : null;
}

/** The line of a delivery by city and barangay: what happened, what happens now, what comes. */
export function publicSteps(booking: PublicBooking): PublicStep[] {
  const stops = stopsOfPublic(booking);
  const isOver = isOverPublic(booking);
  const entries = entriesOf(booking);
  let delivered = 0;
  const steps: PublicStep[] = [{ key: 'booked', title: 'Booked', at: booking.date_created, state: 'done' }];
  entries.forEach(({ status, at }, index) => {
    const toPickup = status === 'Arrived at Pickup' || status === 'Picked Up' || status === 'Driver Assigned';
    const stop = toPickup ? stops[0] : stops[Math.min(delivered + 1, stops.length - 1)];
    if (status === 'Delivered') delivered += 1;
    steps.push({
      key: `${status}-${at}`,
      title:
        status === 'Delivered' && delivered < stops.length - 1
          ? `Delivered at Stop ${delivered}`
          : (TITLES[status] ?? status),
      at,
      place: status === 'Finding Driver' ? undefined : placeOf(stop),
      state: index === entries.length - 1 && !isOver ? 'now' : 'done',
    });
  });
  if (isOver) return steps;
  stops.forEach((stop, at) => {
    if (at === 0 || at <= delivered) return;
    const isLast = at === stops.length - 1;
    steps.push({
      key: `stop-${stop.sequence}`,
      title: isLast ? 'Drop-off' : `Stop ${at}`,
      at: isLast ? (appointmentOfPublic(booking)?.eta_at ?? undefined) : undefined,
      place: placeOf(stop),
      state: 'next',
      marker: isLast ? 'dropoff' : 'stop',
      number: isLast ? undefined : at,
    });
  });
  return steps;
}
