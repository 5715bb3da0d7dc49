import { toIsoDay, toManila } from '@/lib/dates';
import { addDays } from './days';
import { findHoliday } from './holidays';

/** Traffic advice for a day, to plan a pickup. Reviewed on 2026-11-21; it never restricts a booking. */
export type Advisory = {
  kind: 'coding' | 'payday' | 'eve' | 'season';
  title: string;
  text: string;
};

/** Note below any advice. */
export const ADVICE_ONLY = 'For information only. You can still book any available time.';

/** Number coding of Metro Manila (MMDA UVVRP): last plate digits that are banned, Monday (1) to Friday (5). */
const CODING: Record<number, string> = { 1: '1 and 2', 2: '3 and 4', 3: '5 and 6', 4: '7 and 8', 5: '9 and 0' };

/** Hours of the ban in Manila; `until` is exclusive. */
const CODING_HOURS = [
  { from: 7, until: 10 },
  { from: 17, until: 20 },
];

const FRIDAY = 5;

/** Busiest days before Christmas, as MM-DD. */
const RUSH = { from: '12-16', to: '12-23' };

/** Returns true for the 15th and the last day of a month, or the Friday before if they fall on a weekend. */
function isPayday(day: string): boolean {
  const today = toManila(day);
  const isDue = (ahead: number) => {
    const date = today.add(ahead, 'day');
    return date.date() === 15 || date.date() === date.daysInMonth();
  };
  if (today.day() === FRIDAY) return isDue(0) || isDue(1) || isDue(2);
  return today.day() !== 6 && today.day() !== 0 && isDue(0);
}

/** Returns the holiday after a day: tomorrow's, or Monday's if the day is a Friday. */
function findEve(day: string): string | undefined {
  const tomorrow = findHoliday(addDays(day, 1));
  return tomorrow ?? (toManila(day).day() === FRIDAY ? findHoliday(addDays(day, 3)) : undefined);
}

/** Returns the advice for a day (YYYY-MM-DD in Manila), most important first. */
export function getAdvisories(day: string): Advisory[] {
  const holiday = findHoliday(day);
  const eve = holiday ? undefined : findEve(day);
  const date = day.slice(5);
  const digits = CODING[toManila(day).day()];
  const all: (Advisory | false | undefined)[] = [
    eve !== undefined && {
      kind: 'eve',
      title: `Eve of ${eve}`,
      text: 'Roads out of Metro Manila get busy from noon. Plan a morning pickup.',
    },
    date >= RUSH.from &&
      date <= RUSH.to && {
        kind: 'season',
        title: 'Christmas rush',
        text: 'Roads and malls are busy until late. Book early and allow the driver more time.',
      },
    isPayday(day) && {
      kind: 'payday',
      title: 'Payday',
      text: 'Traffic is heavier from mid-afternoon until late in the evening.',
    },
    !holiday &&
      digits !== undefined && {
        kind: 'coding',
        title: `Number coding: plates ending in ${digits}`,
        text: 'These vehicles are banned on Metro Manila roads 7–10 AM and 5–8 PM. More vehicles are available between 10 AM and 5 PM.',
      },
  ];
  return all.filter((advisory) => advisory !== false && advisory !== undefined);
}

/** Returns true for a day with more than number coding, which applies on every weekday. */
export const isBusyDay = (day: string): boolean => getAdvisories(day).some(({ kind }) => kind !== 'coding');

/** A holiday or coding ban that affects a departure in Metro Manila. */
export type DepartureNote = { kind: 'holiday' | 'coding'; title: string; text: string };

/** Returns the notes on a departure. A bare day (YYYY-MM-DD) has no hour, so it only gets a holiday note. */
export function getDepartureNotes(moment: string | number): DepartureNote[] {
  const leaving = toManila(moment);
  if (!leaving.isValid()) return [];
  const day = toIsoDay(moment);
  const holiday = findHoliday(day);
  if (holiday) {
    return [
      {
        kind: 'holiday',
        title: `Public holiday: ${holiday}`,
        text: 'Offices and loading bays may be closed. Check that someone is at each stop.',
      },
    ];
  }
  const isCodingHour = CODING_HOURS.some(({ from, until }) => leaving.hour() >= from && leaving.hour() < until);
  return getAdvisories(day).flatMap(({ kind, title, text }) =>
    kind === 'coding' && isCodingHour ? [{ kind, title, text }] : [],
  );
}
