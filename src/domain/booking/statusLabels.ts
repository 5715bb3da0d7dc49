import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS, TRACKING_POLL_SEARCHING_MS } from '@/config/constants';

/** Whether the position is worth calling live: the driver moves and was heard of within a few looks. */
const LIVE_WITHIN_MS = 4 * TRACKING_POLL_MOVING_MS;

export type Freshness = { isLive: boolean; words: string };

const ago = (ms: number) => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
};

/** How old what is shown is, in the server's own time of recording. */
export function freshness(recordedAt: string | undefined, now: number): Freshness | null {
  if (!recordedAt) return null;
  const age = now - Date.parse(recordedAt);
  if (Number.isNaN(age)) return null;
  const isLive = age <= LIVE_WITHIN_MS;
  return { isLive, words: isLive ? `Live, updated ${ago(age)}` : `Last known, ${ago(age)}` };
}

const MOVING = new Set(['Driver Assigned', 'Picked Up', 'In Transit']);
const ENDS = new Set(['Completed', 'Delivered', 'Returned', 'Cancelled']);

/** Whether nothing more happens by itself once this is the status of the booking or of its driver. */
export const isFinalStatus = (status: string) => ENDS.has(status);

/** Ms between two looks at a delivery: most often while a driver is sought, never once it is over. */
export function getPollIntervalForStatus(status: string): number {
  if (isFinalStatus(status)) return 0;
  if (status === 'Finding Driver') return TRACKING_POLL_SEARCHING_MS;
  return MOVING.has(status) ? TRACKING_POLL_MOVING_MS : TRACKING_POLL_IDLE_MS;
}

/** The one label of each status, on every screen and in every file. */
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

/** Returns the label of a booking's or a driver's status; an unknown one is shown as it came. */
export const getStatusLabel = (status: string): string => LABELS.get(status) ?? status;
