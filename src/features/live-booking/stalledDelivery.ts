import type { Booking } from '@/api/wire';
import {
  DRIVER_SEARCH_BEFORE_PICKUP_MINUTES,
  TRACKING_POLL_MOVING_MS,
  USUAL_QUIET_MINUTES,
  USUAL_QUIET_MINUTES_OTHERWISE,
} from '@/config/constants';
import { appointmentOf } from '@/domain/booking/appointment';
import { pickupAt, deliveryStatusOf } from '@/domain/booking/bookingView';
import { isDeliveryOver, livePosition } from '@/domain/booking/liveView';
import { getPollIntervalForStatus } from '@/domain/booking/statusLabels';
import { formatMinutes } from '@/utils/text';

const MINUTE_MS = 60_000;

/** Whole minutes without news, and how many are usual now. */
export type StalledDelivery = { minutes: number; usual: number };

/**
 * Since when nothing was heard, in ms; null while nothing is expected. On the way, a position is news; at a door it is
 * not: the vehicle stands still, and only the next step says that somebody opened. A driver for a fixed time is looked
 * for shortly before it, so that the wait begins there.
 */
function heardAt(booking: Booking): number | null {
  if (booking.status === 'Pending' || isDeliveryOver(booking)) return null;
  const status = deliveryStatusOf(booking);
  const times = (appointmentOf(booking)?.timeline ?? []).map(({ at }) => Date.parse(at));
  if (getPollIntervalForStatus(status) === TRACKING_POLL_MOVING_MS)
    times.push(Date.parse(livePosition(booking)?.recorded_at ?? ''));
  if (status === 'Finding Driver') {
    times.push(Date.parse(pickupAt(booking)) - DRIVER_SEARCH_BEFORE_PICKUP_MINUTES * MINUTE_MS);
  }
  const known = times.filter((at) => !Number.isNaN(at));
  return known.length === 0 ? null : Math.max(...known);
}

/** The silence of a delivery where it is longer than usual for its status; null where all is as it should be. */
export function getStalledDelivery(booking: Booking, now: number): StalledDelivery | null {
  const since = heardAt(booking);
  if (since === null) return null;
  const minutes = Math.floor((now - since) / MINUTE_MS);
  const usual = USUAL_QUIET_MINUTES[deliveryStatusOf(booking)] ?? USUAL_QUIET_MINUTES_OTHERWISE;
  return minutes > usual ? { minutes, usual } : null;
}

/** "Quiet for 34 minutes, longer than usual", in hours and minutes from one hour on. */
export function getStalledLabel({ minutes }: StalledDelivery): string {
  const long = minutes >= 60 ? formatMinutes(minutes) : `${minutes} minutes`;
  return `Quiet for ${long}, longer than usual`;
}
