import type { Booking } from '@/api/wire';
import {
  DRIVER_SEARCH_BEFORE_PICKUP_MINUTES,
  MINUTE_MS,
  STALLED_AFTER_MINUTES,
  STALLED_AFTER_MINUTES_OTHERWISE,
  TRACKING_POLL_MOVING_MS,
} from '@/config/constants';
import { getCurrentAppointment } from '@/domain/booking/appointment';
import { getDeliveryStatus, getPickupTime } from '@/domain/booking/bookingView';
import { getLivePosition, isDeliveryOver } from '@/domain/booking/liveView';
import { getPollIntervalForStatus } from '@/domain/booking/statusLabels';
import { formatMinutes } from '@/utils/text';

/** Whole minutes since the last update, and the usual number for the status. */
export type StalledDelivery = { minutes: number; usual: number };

/**
 * Returns the time of the last update in ms; null if no update is due. A position counts only while the driver moves,
 * because a parked vehicle keeps sending one. For a scheduled pickup the wait starts with the search for a driver.
 */
function getLastUpdate(booking: Booking): number | null {
  if (booking.status === 'Pending' || isDeliveryOver(booking)) return null;
  const status = getDeliveryStatus(booking);
  const times = (getCurrentAppointment(booking)?.timeline ?? []).map(({ at }) => Date.parse(at));
  if (getPollIntervalForStatus(status) === TRACKING_POLL_MOVING_MS)
    times.push(Date.parse(getLivePosition(booking)?.recorded_at ?? ''));
  if (status === 'Finding Driver') {
    times.push(Date.parse(getPickupTime(booking)) - DRIVER_SEARCH_BEFORE_PICKUP_MINUTES * MINUTE_MS);
  }
  const validTimes = times.filter((time) => !Number.isNaN(time));
  return validTimes.length === 0 ? null : Math.max(...validTimes);
}

/** Returns the delay of a delivery without updates; null within the usual time for its status. */
export function getStalledDelivery(booking: Booking, now: number): StalledDelivery | null {
  const updatedAt = getLastUpdate(booking);
  if (updatedAt === null) return null;
  const minutes = Math.floor((now - updatedAt) / MINUTE_MS);
  const usual = STALLED_AFTER_MINUTES[getDeliveryStatus(booking)] ?? STALLED_AFTER_MINUTES_OTHERWISE;
  return minutes > usual ? { minutes, usual } : null;
}

/** "No updates for 34 minutes, longer than usual"; from one hour on, "1 hr 59 min". */
export function getStalledLabel({ minutes }: StalledDelivery): string {
  const duration = minutes >= 60 ? formatMinutes(minutes) : `${minutes} minutes`;
  return `No updates for ${duration}, longer than usual`;
}
