import type { Booking } from '@/api/wire';
import { CLAIM_DAYS } from '@/config/constants';
import { appointmentOf } from '@/domain/booking/appointment';
import { formatDayTime } from '@/lib/dates';
import { plural } from '@/utils/text';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Until when damage or loss can be claimed, in ms; `left` is 0 once that is over. */
export type ClaimDeadline = { until: number; left: number };

/** Counts from the last hand-over; null before it, since nothing can have been damaged on the way to the door yet. */
export function claimDeadline(booking: Booking, now: number): ClaimDeadline | null {
  const { timeline = [], proof } = appointmentOf(booking) ?? {};
  const handed = timeline.filter(({ status }) => status === 'Delivered').map(({ at }) => Date.parse(at));
  const times = [...handed, Date.parse(proof?.at ?? '')].filter((at) => !Number.isNaN(at));
  if (booking.status !== 'Completed' || times.length === 0) return null;
  const until = Math.max(...times) + CLAIM_DAYS * DAY_MS;
  return { until, left: Math.max(0, until - now) };
}

/** "6 days left to claim damage or loss, until 23 Jul 2026, 10:52 AM". Days are whole; below one, hours. */
export function getClaimDeadlineLabel(deadline: ClaimDeadline | null): string {
  if (!deadline) return `Damage or loss can be claimed up to ${plural(CLAIM_DAYS, 'day')} after the delivery.`;
  const { until, left } = deadline;
  if (left === 0) return `The time to claim damage or loss ended on ${formatDayTime(until)}.`;
  const hours = Math.floor(left / HOUR_MS);
  const long =
    left >= DAY_MS ? plural(Math.floor(left / DAY_MS), 'day') : hours > 0 ? plural(hours, 'hour') : 'Less than an hour';
  return `${long} left to claim damage or loss, until ${formatDayTime(until)}.`;
}
