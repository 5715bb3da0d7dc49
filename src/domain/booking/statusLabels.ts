import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS, TRACKING_POLL_SEARCHING_MS } from '@/config/constants';
import { formatTime } from '@/lib/dates';
import { toServerTime } from '@/lib/http/serverClock';

/** A position is live until the next one is due: the longest poll, and some time for its response. */
const LIVE_WITHIN_MS = TRACKING_POLL_IDLE_MS + TRACKING_POLL_MOVING_MS;

export type Freshness = { isLive: boolean; label: string };

const getAgoLabel = (ms: number) => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
};

/** Returns the age of a position as a label; null if its recording time is unknown. */
export function getFreshness(recordedAt: string | undefined, now: number): Freshness | null {
  if (!recordedAt) return null;
  const age = now - Date.parse(recordedAt);
  if (Number.isNaN(age)) return null;
  const isLive = age <= LIVE_WITHIN_MS;
  return { isLive, label: isLive ? `Live, updated ${getAgoLabel(age)}` : `Last known, ${getAgoLabel(age)}` };
}

/** Formats the time of the last response: "Updated 10:42 AM"; '' before the first. `updatedAt` is device time, in ms. */
export const getUpdatedLabel = (updatedAt: number | undefined): string =>
  updatedAt ? `Updated ${formatTime(toServerTime(updatedAt))}` : '';

const MOVING = new Set(['Driver Assigned', 'Picked Up', 'In Transit']);
const FINAL = new Set(['Completed', 'Delivered', 'Returned', 'Cancelled']);

/** Returns true for a status of a booking or driver that no longer changes by itself. */
export const isFinalStatus = (status: string) => FINAL.has(status);

/** Returns true for a status that ends a delivery or an attempt without a handover. */
export const isFailureStatus = (status: string) => status === 'Cancelled' || status === 'Failed Attempt';

/** Returns the polling interval in ms: shortest during the search for a driver, 0 for a final status. */
export function getPollIntervalForStatus(status: string): number {
  if (isFinalStatus(status)) return 0;
  if (status === 'Finding Driver') return TRACKING_POLL_SEARCHING_MS;
  return MOVING.has(status) ? TRACKING_POLL_MOVING_MS : TRACKING_POLL_IDLE_MS;
}

/** Labels of the statuses, for every screen and exported file. */
const LABELS = new Map([
  ['Pending', 'Waiting for payment'],
  ['Scheduled', 'Scheduled'],
  ['Finding Driver', 'Finding a driver'],
  ['Driver Assigned', 'On the way to pickup'],
  ['Arrived at Pickup', 'Arrived at pickup'],
  ['Picked Up', 'Picked up'],
  ['In Transit', 'On the way to drop-off'],
  ['Arrived at Drop-off', 'Arrived at drop-off'],
  ['Delivered', 'Delivered'],
  ['Completed', 'Delivered'],
  ['Failed Attempt', 'Delivery attempt failed'],
  ['Returned', 'Returned to sender'],
  ['Cancelled', 'Cancelled'],
]);

/** Returns the label of a booking's or driver's status; an unknown status is its own label. */
export const getStatusLabel = (status: string): string => LABELS.get(status) ?? status;
