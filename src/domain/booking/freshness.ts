import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS } from '@/config/constants';
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
