import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { DATE_FORMATS, MANILA_OFFSET_MS, MINUTE_MS } from '@/config/constants';

dayjs.extend(utc);

/** Manila has no daylight saving time, so an offset replaces dayjs's timezone plugin, which is 20 times larger. */
const MANILA_OFFSET_MINUTES = MANILA_OFFSET_MS / MINUTE_MS;
const MANILA_OFFSET = '+08:00';
const MISSING = '-';
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const WITHOUT_ZONE = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

export type DateInput = string | number | Date | null | undefined;

/** Converts a moment to Manila time. A bare day means midnight there; a time without a zone is Manila time. */
export function toManila(moment: Exclude<DateInput, null | undefined>): dayjs.Dayjs {
  if (typeof moment !== 'string') return dayjs(moment).utcOffset(MANILA_OFFSET_MINUTES);
  const text = BARE_DAY.test(moment)
    ? `${moment}T00:00:00${MANILA_OFFSET}`
    : WITHOUT_ZONE.test(moment)
      ? moment + MANILA_OFFSET
      : moment;
  return dayjs(text).utcOffset(MANILA_OFFSET_MINUTES);
}

function format(moment: DateInput, pattern: string): string {
  if (moment === null || moment === undefined || moment === '') return MISSING;
  const day = toManila(moment);
  return day.isValid() ? day.format(pattern) : MISSING;
}

/** Formats 16 Jul 2026 in Manila; "-" for a missing or unreadable moment, as in every function here. */
export const formatDay = (moment: DateInput): string => format(moment, DATE_FORMATS.day);

/** Formats Thursday, 16 July 2026. */
export const formatLongDay = (moment: DateInput): string => format(moment, DATE_FORMATS.longDay);

/** Formats 10:24 AM. */
export const formatTime = (moment: DateInput): string => format(moment, DATE_FORMATS.time);

/** Formats 16 Jul 2026, 10:24 AM. */
export const formatDayTime = (moment: DateInput): string => format(moment, `${DATE_FORMATS.day}, ${DATE_FORMATS.time}`);

/** Formats 16 Jul for the chat list (spec section 9). */
export const formatChatListDay = (moment: DateInput): string => format(moment, DATE_FORMATS.chatListDay);

/** Formats 16-07-26 for the day chip in a chat (spec section 9). */
export const formatChatDay = (moment: DateInput): string => format(moment, DATE_FORMATS.chatDay);

/** Formats Jul 16,2026 10:08 AM, without a space after the comma (spec section 9). */
export const formatNotificationDate = (moment: DateInput): string => format(moment, DATE_FORMATS.notification);

/** Returns the day in Manila as YYYY-MM-DD; '' for a missing or unreadable moment. */
export function toIsoDay(moment: DateInput): string {
  const text = format(moment, DATE_FORMATS.isoDay);
  return text === MISSING ? '' : text;
}

/** Returns true for a day of the calendar as YYYY-MM-DD, such as one of a URL. */
export const isIsoDay = (text: string): boolean => BARE_DAY.test(text) && toIsoDay(text) === text;

/** Returns true if both moments are on the same day in Manila. */
export const isSameDay = (a: DateInput, b: DateInput): boolean => {
  const day = toIsoDay(a);
  return day !== '' && day === toIsoDay(b);
};

/** Formats the time of a delivery's step, with the day if it is not the booking day. */
export function formatStepTime(at: string | undefined, bookedAt: string | undefined): string | undefined {
  if (!at) return undefined;
  return !bookedAt || isSameDay(at, bookedAt) ? formatTime(at) : `${formatChatListDay(at)}, ${formatTime(at)}`;
}

/** Formats the day of `moment` in Manila as "today" or "tomorrow", otherwise as 26 Jul. */
export function formatNearDay(moment: DateInput, now: number): string {
  if (isSameDay(moment, now)) return 'today';
  return isSameDay(moment, toManila(now).add(1, 'day').toDate()) ? 'tomorrow' : format(moment, DATE_FORMATS.nearDay);
}
