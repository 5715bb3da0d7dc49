import type { Booking } from '@/api/wire';
import { CLAIM_DAYS, DAY_MS, HOUR_MS } from '@/config/constants';
import { getCurrentAppointment } from '@/domain/booking/appointment';
import { formatDayTime } from '@/lib/dates';
import { pluralize } from '@/utils/text';

/** End of the claim period and the time left, both in ms; `left` is 0 after the end. */
export type ClaimDeadline = { until: number; left: number };

/** Returns the claim deadline, counted from the last drop-off; null until the delivery is completed. */
export function getClaimDeadline(booking: Booking, now: number): ClaimDeadline | null {
  const { timeline = [], proof } = getCurrentAppointment(booking) ?? {};
  const handovers = timeline.filter(({ status }) => status === 'Delivered').map(({ at }) => Date.parse(at));
  const times = [...handovers, Date.parse(proof?.at ?? '')].filter((at) => !Number.isNaN(at));
  if (booking.status !== 'Completed' || times.length === 0) return null;
  const until = Math.max(...times) + CLAIM_DAYS * DAY_MS;
  return { until, left: Math.max(0, until - now) };
}

/** "6 days left to claim damage or loss, until 23 Jul 2026, 10:52 AM". Days are rounded down; the last day is in hours. */
export function getClaimDeadlineLabel(deadline: ClaimDeadline | null): string {
  if (!deadline) return `You can claim damage or loss up to ${pluralize(CLAIM_DAYS, 'day')} after delivery.`;
  const { until, left } = deadline;
  if (left === 0) return `The claim period ended on ${formatDayTime(until)}.`;
  const hours = Math.floor(left / HOUR_MS);
  const duration =
    left >= DAY_MS
      ? pluralize(Math.floor(left / DAY_MS), 'day')
      : hours > 0
        ? pluralize(hours, 'hour')
        : 'Less than an hour';
  return `${duration} left to claim damage or loss, until ${formatDayTime(until)}.`;
}
