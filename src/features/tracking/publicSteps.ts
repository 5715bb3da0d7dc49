import type { Driver, Item, PublicAppointment, PublicBooking, PublicStop } from '@/api/wire';
import { getCurrentAppointment } from '@/domain/booking/appointment';
import { getEtas, isScheduled } from '@/domain/booking/eta';
import { isDeliveryOver, toNextStep, type LiveStep } from '@/domain/booking/liveView';
import { getStatusLabel, getStepTitle, isFailureStatus } from '@/domain/booking/statusLabels';
import { getSentPlace, type SentStop } from '@/domain/places/sentPlaces';
import { isOnMap } from '@/lib/maps/geo';

type PublicStep = Omit<LiveStep, 'proof'>;

/** A server may send the public a masked customer booking, with a driver, items by stop and a proof. */
type SeenAppointment = PublicAppointment & { driver?: Pick<Driver, 'position'> | null; proof?: unknown };
type SeenStop = PublicStop & SentStop & { items?: Pick<Item, 'quantity' | 'weight_kg'>[] };

/** Returns the barangay and city of a stop, the only public part of its address. */
export const getPublicPlace = (stop: SeenStop | undefined) =>
  (stop && [getSentPlace(stop, 'barangay')?.name, getSentPlace(stop, 'city')?.name].filter(Boolean).join(', ')) ||
  undefined;

/** Returns the stops in their order; the pickup is the first. */
export const getPublicStops = (booking: PublicBooking): SeenStop[] =>
  [...(booking.booking_routes?.[0]?.stops ?? [])].sort((a, b) => a.sequence - b.sequence);

export const getPublicAppointment = (booking: PublicBooking): SeenAppointment | null => getCurrentAppointment(booking);

/** Returns true if the server reports a proof of delivery. */
function hasProof(booking: PublicBooking): boolean {
  const appointment = getPublicAppointment(booking);
  return appointment?.has_proof ?? Boolean(appointment?.proof);
}

/** Returns the number of units and the weight in kg; null if the server sends neither. */
export function getPublicLoad(booking: PublicBooking): { count: number; weight_kg: number } | null {
  const sent = booking.items as Partial<PublicBooking['items']> | undefined;
  if (typeof sent?.count === 'number') return { count: sent.count, weight_kg: sent.weight_kg ?? 0 };
  const items = getPublicStops(booking).flatMap((stop) => stop.items ?? []);
  if (items.length === 0) return null;
  return {
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    weight_kg: Math.round(items.reduce((sum, { quantity, weight_kg }) => sum + quantity * weight_kg, 0) * 100) / 100,
  };
}

const getPublicTimeline = (booking: PublicBooking) =>
  [...(getPublicAppointment(booking)?.timeline ?? [])].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Counts the stops done and all stops; the pickup counts as the first. */
export function countPublicStopsDone(booking: PublicBooking): { done: number; all: number } {
  const all = getPublicStops(booking).length;
  if (booking.status === 'Completed') return { done: all, all };
  const entries = getPublicTimeline(booking);
  const delivered = entries.filter(({ status }) => status === 'Delivered').length;
  const isPickedUp = delivered > 0 || entries.some(({ status }) => status === 'Picked Up');
  return { done: Math.min(all, isPickedUp ? delivered + 1 : 0), all };
}

/**
 * Returns the sentence about the proof of delivery. The server reports one proof for the whole delivery, so between two
 * stops only the last stop is known to have none.
 */
export function getProofLabel(booking: PublicBooking): string {
  if (hasProof(booking)) return 'Proof of delivery was taken.';
  const { done, all } = countPublicStopsDone(booking);
  const isBetween = done > 1 && done < all;
  return `No proof of delivery${isDeliveryOver(booking) ? '' : ' yet'}${isBetween ? ' for the last stop' : ''}.`;
}

/**
 * Returns the driver's position on the last leg only. An earlier one would reveal the addresses of other recipients, so
 * it is dropped even if the server sends it.
 */
export function getPublicPosition(booking: PublicBooking) {
  const { done, all } = countPublicStopsDone(booking);
  const isLastLeg = all > 1 && done === all - 1 && !isDeliveryOver(booking);
  const appointment = getPublicAppointment(booking);
  const position = isLastLeg ? (appointment?.position ?? appointment?.driver?.position) : null;
  return position && isOnMap(position) ? position : null;
}

const isDelivery = ({ status }: PublicAppointment['timeline'][number]) => status === 'Delivered';

/** Returns the steps that the server has reported, placed by barangay and city. */
function getReportedSteps(booking: PublicBooking, now: number): PublicStep[] {
  const stops = getPublicStops(booking);
  const isWaiting = isScheduled(booking, now);
  const isFinished = isDeliveryOver(booking) || isWaiting;
  return getPublicTimeline(booking).map(({ status, at }, index, entries) => {
    const isAtPickup = status === 'Arrived at Pickup' || status === 'Picked Up' || status === 'Driver Assigned';
    const delivered = entries.slice(0, index).filter(isDelivery).length;
    const reached = Math.min(delivered + 1, stops.length - 1);
    const isBetween = reached > 0 && reached < stops.length - 1;
    const title = isBetween ? getStepTitle(status, `Stop ${reached}`) : getStatusLabel(status);
    return {
      key: `${status}-${at}`,
      title: isWaiting && status === 'Finding Driver' ? 'Scheduled' : title,
      at,
      place: status === 'Finding Driver' ? undefined : getPublicPlace(stops[isAtPickup ? 0 : reached]),
      state: index === entries.length - 1 && !isFinished ? 'now' : 'done',
      isDelivered: status === 'Delivered',
      isFailed: isFailureStatus(status),
    };
  });
}

/** Returns the steps at the stops that are still ahead. */
function getStepsAhead(booking: PublicBooking, now: number): PublicStep[] {
  const stops = getPublicStops(booking);
  const isPickedUp = countPublicStopsDone(booking).done > 0;
  const delivered = getPublicTimeline(booking).filter(isDelivery).length;
  const etas = getEtas(booking, now);
  return stops.flatMap((stop, index) => {
    const isDone = index === 0 ? isPickedUp : index <= delivered;
    if (isDone) return [];
    const isLast = index === stops.length - 1;
    const at = index === 0 ? etas.pickup?.at : isLast ? etas.dropoff?.at : undefined;
    return [{ ...toNextStep(stop, index, stops.length), at, place: getPublicPlace(stop) }];
  });
}

/** Returns the past, current and next steps of a delivery, placed by barangay and city. */
export function getPublicSteps(booking: PublicBooking, now: number): PublicStep[] {
  const booked: PublicStep = { key: 'booked', title: 'Booked', at: booking.date_created, state: 'done' };
  const next = isDeliveryOver(booking) ? [] : getStepsAhead(booking, now);
  return [booked, ...getReportedSteps(booking, now), ...next];
}
