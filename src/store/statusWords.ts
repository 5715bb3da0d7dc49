import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS } from '../config/constants';

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
export const isEnd = (status: string) => ENDS.has(status);

/** Ms between two looks at a delivery: often while it moves, seldom otherwise, never once it is over. */
export function pollGapOf(status: string): number {
  if (isEnd(status)) return 0;
  return MOVING.has(status) ? TRACKING_POLL_MOVING_MS : TRACKING_POLL_IDLE_MS;
}

/** A step of a delivery's line, for its customer and for anybody. */
export const STEP_TITLES: Record<string, string> = {
  'Finding Driver': 'Looking for a driver',
  'Driver Assigned': 'Driver assigned',
  'Arrived at Pickup': 'Arrived at the pick-up',
  'Picked Up': 'Picked up',
  'In Transit': 'On the way',
  'Arrived at Drop-off': 'Arrived at the drop-off',
};

const HEADLINES: Record<string, string> = {
  Pending: 'Waiting for payment',
  'Finding Driver': 'Finding a driver',
  'Driver Assigned': 'On the way to pick-up',
  'Arrived at Pickup': 'At the pick-up',
  'Picked Up': 'Picked up',
  'In Transit': 'On the way to drop-off',
  'Arrived at Drop-off': 'At the drop-off',
  Delivered: 'Delivered',
  Completed: 'Delivered',
  'Failed Attempt': 'Delivery attempt failed',
  Returned: 'Returned to sender',
  Cancelled: 'Cancelled',
};

/** A status in plain words; one we do not know is shown as it came. */
export const headline = (status: string) => HEADLINES[status] ?? status;
