import type { Booking, Proof, Stop, TimelineEntry } from '@/api/wire';
import { TRACKING_POLL_IDLE_MS } from '@/config/constants';
import { isOnMap } from '@/lib/maps/geo';
import { joinSentences } from '@/utils/text';
import { paymentStatusLabel } from '../money/paymentLabels';
import { appointmentOf, driverOf } from './appointment';
import { shortPlace, deliveryStatusOf, stopCaption, stopsOf } from './bookingView';
import { isScheduled, stopEtas } from './eta';
import { isFinalStatus, getPollIntervalForStatus, getStatusLabel } from './statusLabels';

/** Whether nothing more will change by itself. */
export const isDeliveryOver = (booking: Booking) =>
  isFinalStatus(booking.status) || isFinalStatus(deliveryStatusOf(booking));

/** Ms until the next look; 0 where nothing is known or nothing more will change. */
export function getPollInterval(booking: Booking | undefined, now: number): number {
  if (!booking || isDeliveryOver(booking)) return 0;
  return isScheduled(booking, now) ? TRACKING_POLL_IDLE_MS : getPollIntervalForStatus(deliveryStatusOf(booking));
}

/** For a booking whose pickup is far ahead. */
export const DRIVER_LATER = "We'll assign a driver before pickup";

export type LiveStep = {
  key: string;
  title: string;
  at?: string;
  place?: string;
  state: 'done' | 'now' | 'next';
  marker?: 'stop' | 'dropoff';
  number?: number;
  /** Taken at this stop; `place` is its address. */
  proof?: Proof & { place: string };
};

const deliveredAt = (at: number, count: number) =>
  at === count - 1 ? 'Delivered at the drop-off' : `Delivered at Stop ${at}`;

/** The next stop a timeline entry is about: each `Delivered` moves on to the following one. */
function stepOf(entry: TimelineEntry, stops: Stop[], delivered: number): Pick<LiveStep, 'title' | 'place'> {
  const { status, note } = entry;
  if (status === 'Arrived at Pickup' || status === 'Picked Up') {
    return { title: getStatusLabel(status), place: note || (stops[0] && shortPlace(stops[0])) };
  }
  const at = Math.min(delivered + 1, stops.length - 1);
  const stop = stops[at];
  if (status === 'Delivered')
    return { title: deliveredAt(at, stops.length), place: note || (stop && shortPlace(stop)) };
  if (status === 'In Transit' || status === 'Arrived at Drop-off') {
    const where = stop ? stopCaption(at, stops.length).toLowerCase().replace('stop', 'Stop') : 'drop-off';
    return {
      title: status === 'In Transit' ? `On the way to ${where}` : `Arrived at ${where}`,
      place: note || undefined,
    };
  }
  return { title: getStatusLabel(status), place: note || undefined };
}

/** What happened, what happens at `now` (ms), and the stops still to come with their times, along one line. */
export function liveSteps(booking: Booking, now: number): LiveStep[] {
  const stops = stopsOf(booking);
  const appointment = appointmentOf(booking);
  const entries = [...(appointment?.timeline ?? [])].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const over = isDeliveryOver(booking);
  const isWaiting = isScheduled(booking, now);
  let delivered = 0;
  const steps: LiveStep[] = [
    { key: 'booked', title: 'Booked', at: booking.date_created, state: 'done', place: bookedWords(booking) },
  ];
  entries.forEach((entry, index) => {
    const isLast = index === entries.length - 1;
    const isHandOver = entry.status === 'Delivered';
    const proof = entry.proof ?? (isHandOver && isLast ? appointment?.proof : null);
    const stop = stops[Math.min(delivered + 1, stops.length - 1)];
    steps.push({
      key: `${entry.status}-${entry.at}`,
      ...(isWaiting && isLast ? { title: 'Scheduled', place: DRIVER_LATER } : stepOf(entry, stops, delivered)),
      at: entry.at,
      state: isLast && !over && !isWaiting ? 'now' : 'done',
      proof: proof ? { ...proof, place: stop?.address_line ?? '' } : undefined,
    });
    if (isHandOver) delivered += 1;
  });
  if (over) return steps;
  const etas = stopEtas(booking, now);
  const isPickedUp = entries.some(({ status }) => status === 'Picked Up');
  stops.forEach((stop, at) => {
    const isBehind = at === 0 ? isPickedUp : at <= delivered;
    if (isBehind) return;
    const isLast = at === stops.length - 1;
    steps.push({
      key: `stop-${stop.sequence}`,
      title: stopCaption(at, stops.length),
      at: etas[at],
      place: joinSentences([stop.address_line, stop.contact_name]),
      state: 'next',
      marker: isLast ? 'dropoff' : 'stop',
      number: isLast || at === 0 ? undefined : at,
    });
  });
  return steps;
}

function bookedWords({ payment_status, payment_method }: Booking): string {
  if (payment_status === 'Unpaid') return 'Not paid yet';
  const label = paymentStatusLabel({ payment_status });
  return payment_method && label === payment_status ? `${payment_status} with ${payment_method}` : label;
}

/** The driver's place on the map; null where it is not known, or the delivery is over. */
export function livePosition(booking: Booking) {
  const position = isDeliveryOver(booking) ? null : driverOf(booking)?.position;
  return position && isOnMap(position) ? position : null;
}
