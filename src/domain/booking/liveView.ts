import type { Booking, Proof, Stop, TimelineEntry } from '@/api/wire';
import { TRACKING_POLL_IDLE_MS } from '@/config/constants';
import { isOnMap } from '@/lib/maps/geo';
import { getStopInSentence, getStopLabel } from '@/utils/stopNames';
import { joinSentences } from '@/utils/text';
import { getPaymentStatusLabel, getPaymentSummary, isPaidInCash } from '../money/paymentLabels';
import { getCurrentAppointment, getCurrentDriver } from './appointment';
import { getBookingStops, getDeliveryStatus, getShortAddress } from './bookingView';
import { getStopEtas, isScheduled, type TimedBooking } from './eta';
import { getPollIntervalForStatus, getStatusLabel, getStepTitle, isFailureStatus, isFinalStatus } from './statusLabels';

/** Returns true once a delivery can no longer change by itself. */
export const isDeliveryOver = (booking: TimedBooking) =>
  isFinalStatus(booking.status) || isFinalStatus(getDeliveryStatus(booking));

/** Returns the polling interval in ms; 0 without a booking and for a finished one. */
export function getPollInterval(booking: TimedBooking | undefined, now: number): number {
  if (!booking || isDeliveryOver(booking)) return 0;
  return isScheduled(booking, now) ? TRACKING_POLL_IDLE_MS : getPollIntervalForStatus(getDeliveryStatus(booking));
}

/** Driver line of a booking with a pickup far ahead. */
export const DRIVER_LATER = "We'll assign a driver before pickup";

export type LiveStep = {
  key: string;
  title: string;
  at?: string;
  place?: string;
  state: 'done' | 'now' | 'next';
  marker?: 'stop' | 'dropoff';
  number?: number;
  /** True for a handover. */
  isDelivered?: boolean;
  /** True for a cancellation or a failed attempt. */
  isFailed?: boolean;
  /** Proof of delivery at this stop; `place` is the stop's address. */
  proof?: Proof & { place: string };
};

/** Returns the step of a stop ahead, as the customer's and the public timeline show it. */
export function toNextStep({ sequence }: { sequence: number }, index: number, count: number) {
  const isLast = index === count - 1;
  return {
    key: `stop-${sequence}`,
    title: getStopLabel(index, count),
    state: 'next' as const,
    marker: isLast ? ('dropoff' as const) : ('stop' as const),
    number: isLast || index === 0 ? undefined : index,
  };
}

/** Returns title and place of a timeline entry. It concerns the stop after the last one with a `Delivered` entry. */
function describeStep(entry: TimelineEntry, stops: Stop[], delivered: number): Pick<LiveStep, 'title' | 'place'> {
  const { status, note } = entry;
  if (status === 'Arrived at Pickup' || status === 'Picked Up') {
    return { title: getStatusLabel(status), place: note || (stops[0] && getShortAddress(stops[0])) };
  }
  const index = Math.min(delivered + 1, stops.length - 1);
  const stop = stops[index];
  const where = stop ? getStopInSentence(index, stops.length) : 'drop-off';
  const address = status === 'Delivered' && stop ? getShortAddress(stop) : undefined;
  return { title: getStepTitle(status, where), place: note || address };
}

const isHandover = ({ status }: TimelineEntry) => status === 'Delivered';
const countHandovers = (entries: readonly TimelineEntry[]) => entries.filter(isHandover).length;

/** Returns the steps of the timeline so far; the last is the current one, unless the delivery is over or scheduled. */
function getPastSteps(booking: Booking, entries: readonly TimelineEntry[], now: number): LiveStep[] {
  const stops = getBookingStops(booking);
  const isOver = isDeliveryOver(booking);
  const isWaiting = isScheduled(booking, now);
  return entries.map((entry, index) => {
    const delivered = countHandovers(entries.slice(0, index));
    const isLast = index === entries.length - 1;
    const isDelivered = isHandover(entry);
    const proof = entry.proof ?? (isDelivered && isLast ? getCurrentAppointment(booking)?.proof : null);
    const stop = stops[Math.min(delivered + 1, stops.length - 1)];
    return {
      key: `${entry.status}-${entry.at}`,
      ...(isWaiting && isLast ? { title: 'Scheduled', place: DRIVER_LATER } : describeStep(entry, stops, delivered)),
      at: entry.at,
      state: isLast && !isOver && !isWaiting ? 'now' : 'done',
      isDelivered,
      isFailed: isFailureStatus(entry.status),
      proof: proof ? { ...proof, place: stop?.address_line ?? '' } : undefined,
    };
  });
}

/** Returns the steps of the stops that the driver has not left yet, with their ETAs. */
function getNextSteps(booking: Booking, entries: readonly TimelineEntry[], now: number): LiveStep[] {
  const etas = getStopEtas(booking, now);
  const delivered = countHandovers(entries);
  const isPickedUp = entries.some(({ status }) => status === 'Picked Up');
  return getBookingStops(booking).flatMap((stop, index, { length }) => {
    const isPassed = index === 0 ? isPickedUp : index <= delivered;
    if (isPassed) return [];
    const place = joinSentences([stop.address_line, stop.contact_name]);
    return [{ ...toNextStep(stop, index, length), at: etas[index], place }];
  });
}

/** Returns the timeline of a delivery: past entries, the current one, and the stops ahead with their ETAs. */
export function getLiveSteps(booking: Booking, now: number): LiveStep[] {
  const entries = [...(getCurrentAppointment(booking)?.timeline ?? [])].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
  return [
    { key: 'booked', title: 'Booked', at: booking.date_created, state: 'done', place: getBookedLabel(booking) },
    ...getPastSteps(booking, entries, now),
    ...(isDeliveryOver(booking) ? [] : getNextSteps(booking, entries, now)),
  ];
}

function getBookedLabel(booking: Booking): string {
  const { payment_status, payment_method } = booking;
  const label = getPaymentStatusLabel(booking);
  if (label === 'Unpaid') return isPaidInCash(booking) ? getPaymentSummary(booking) : 'Not paid yet';
  return payment_method && label === payment_status ? `${label} with ${payment_method}` : label;
}

/** Returns the driver's position; null if it is unknown or the delivery is over. */
export function getLivePosition(booking: Booking) {
  const position = isDeliveryOver(booking) ? null : getCurrentDriver(booking)?.position;
  return position && isOnMap(position) ? position : null;
}
