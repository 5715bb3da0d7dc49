import { addDays, addMonths } from '@/domain/calendar/days';
import { toManila } from '@/lib/dates';

/** YYYY-MM-DD in Manila. Weeks start on Sunday. */
export type Day = string;

export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export const getMonth = (day: Day): string => day.slice(0, 7);

export const getWeekday = (day: Day): number => toManila(day).day();

const getDaysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

/** Days of the week around a day, Sunday to Saturday. */
export const getWeek = (day: Day): Day[] => getDaysFrom(addDays(day, -getWeekday(day)), 7);

export const getDaysOfMonth = (day: Day): Day[] => getDaysFrom(`${getMonth(day)}-01`, toManila(day).daysInMonth());

/** Whole weeks that overlap the month. */
export function getWeeksOfMonth(day: Day): Day[][] {
  const first = `${getMonth(day)}-01`;
  const count = Math.ceil((getWeekday(first) + toManila(day).daysInMonth()) / 7);
  return Array.from({ length: count }, (_, week) => getWeek(addDays(first, week * 7)));
}

/** Returns the days in view, in order. */
export function getDaysOfView(view: CalendarView, day: Day): Day[] {
  if (view === 'week') return getWeek(day);
  return view === 'month' ? getWeeksOfMonth(day).flat() : getDaysOfMonth(day);
}

/** Moves a day by one week in the week view, else by one month. */
export const stepPeriod = (view: CalendarView, day: Day, by: 1 | -1): Day =>
  view === 'week' ? addDays(day, 7 * by) : addMonths(day, by);

/** Returns "November 2026", or "15 - 21 November 2026" for a week. */
export function getPeriodTitle(view: CalendarView, day: Day): string {
  if (view !== 'week') return toManila(day).format('MMMM YYYY');
  const week = getWeek(day);
  const [first, last] = [toManila(week[0] ?? day), toManila(week[6] ?? day)];
  if (first.year() !== last.year()) return `${first.format('D MMM YYYY')} - ${last.format('D MMM YYYY')}`;
  const start = first.month() === last.month() ? first.format('D') : first.format('D MMM');
  return `${start} - ${last.format(first.month() === last.month() ? 'D MMMM YYYY' : 'D MMM YYYY')}`;
}

const MOVES: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -getWeekday(day)),
  End: (day) => addDays(day, 6 - getWeekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Returns the day that a key moves to from a day of the grid; null for any other key. */
export const moveByKey = (key: string, day: Day): Day | null => MOVES[key]?.(day) ?? null;
