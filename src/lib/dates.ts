import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { DATE_FORMATS } from '@/config/constants';

dayjs.extend(utc);

/** Manila keeps +08:00 all year, so an offset does what the 20 times larger zone plugin would. */
const MANILA_OFFSET_MINUTES = 8 * 60;
const MANILA_OFFSET = '+08:00';
const MISSING = '-';
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const WITHOUT_ZONE = /T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;

export type Moment = string | number | Date | null | undefined;

/** The moment as seen in Manila. A bare day is its midnight there; a time without a zone is Manila's. */
export function toManila(moment: Exclude<Moment, null | undefined>): dayjs.Dayjs {
  if (typeof moment !== 'string') return dayjs(moment).utcOffset(MANILA_OFFSET_MINUTES);
  const text = BARE_DAY.test(moment)
    ? `${moment}T00:00:00${MANILA_OFFSET}`
    : WITHOUT_ZONE.test(moment)
      ? moment + MANILA_OFFSET
      : moment;
  return dayjs(text).utcOffset(MANILA_OFFSET_MINUTES);
}

function format(moment: Moment, pattern: string): string {
  if (moment === null || moment === undefined || moment === '') return MISSING;
  const day = toManila(moment);
  return day.isValid() ? day.format(pattern) : MISSING;
}

/** 16 Jul 2026, in Manila; "-" when missing or unreadable, as in every function here. */
export const formatDay = (moment: Moment): string => format(moment, DATE_FORMATS.day);

/** Thursday, 16 July 2026. */
export const formatLongDay = (moment: Moment): string => format(moment, DATE_FORMATS.longDay);

/** 10:24 AM. */
export const formatTime = (moment: Moment): string => format(moment, DATE_FORMATS.time);

/** 16 Jul 2026, 10:24 AM. */
export const formatDayTime = (moment: Moment): string => format(moment, `${DATE_FORMATS.day}, ${DATE_FORMATS.time}`);

/** 16 Jul: the day in the list of chats (spec section 9). */
export const formatChatListDay = (moment: Moment): string => format(moment, DATE_FORMATS.chatListDay);

/** 16-07-26: the day chip inside a chat (spec section 9). */
export const formatChatDay = (moment: Moment): string => format(moment, DATE_FORMATS.chatDay);

/** Jul 16,2026 10:08 AM: no space after the comma (spec section 9). */
export const formatNotificationDate = (moment: Moment): string => format(moment, DATE_FORMATS.notification);

/** The day in Manila as YYYY-MM-DD; "" when missing or unreadable. */
export function toIsoDay(moment: Moment): string {
  const text = format(moment, DATE_FORMATS.isoDay);
  return text === MISSING ? '' : text;
}

/** True when both moments fall on one Manila day. */
export const isSameDay = (one: Moment, other: Moment): boolean => {
  const day = toIsoDay(one);
  return day !== '' && day === toIsoDay(other);
};

/** "today", "tomorrow", else 26 Jul: the day of `moment` as seen at `now`, in Manila. */
export function formatNearDay(moment: Moment, now: number): string {
  if (isSameDay(moment, now)) return 'today';
  return isSameDay(moment, toManila(now).add(1, 'day').toDate()) ? 'tomorrow' : format(moment, DATE_FORMATS.nearDay);
}
