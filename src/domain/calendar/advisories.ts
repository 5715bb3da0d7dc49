import { toManila } from '@/lib/dates';
import { holidayOf } from './holidays';

/** What to know about a day's roads before a pick-up is planned. Reviewed on 2026-11-21; advice, never a rule. */
export type Advisory = {
  kind: 'coding' | 'payday' | 'eve' | 'season';
  title: string;
  text: string;
};

/** Beneath whatever is advised. */
export const ADVICE_ONLY = 'Advice only: you can book any time that is free.';

/** Number coding of Metro Manila (MMDA UVVRP): the last digits that stay off the road, Monday to Friday. */
const CODING: Record<number, string> = { 1: '1 and 2', 2: '3 and 4', 3: '5 and 6', 4: '7 and 8', 5: '9 and 0' };

/** When they stay off it, as full hours in Manila; the end of each is free again. */
const CODING_HOURS = [
  { from: 7, until: 10 },
  { from: 17, until: 20 },
];

const FRIDAY = 5;

/** The days before Christmas on which markets and roads are fullest, as MM-DD. */
const RUSH = { from: '12-16', to: '12-23' };

const iso = (moment: ReturnType<typeof toManila>) => moment.format('YYYY-MM-DD');

/** Pay is due on the 15th and the last day of a month, and on the Friday before where that is a weekend. */
function isPayday(day: string): boolean {
  const today = toManila(day);
  const isDue = (ahead: number) => {
    const date = today.add(ahead, 'day');
    return date.date() === 15 || date.date() === date.daysInMonth();
  };
  if (today.day() === FRIDAY) return isDue(0) || isDue(1) || isDue(2);
  return today.day() !== 6 && today.day() !== 0 && isDue(0);
}

/** The holiday that a day is the eve of: tomorrow's, or Monday's on a Friday. */
function eveOf(day: string): string | undefined {
  const today = toManila(day);
  const tomorrow = holidayOf(iso(today.add(1, 'day')));
  return tomorrow ?? (today.day() === FRIDAY ? holidayOf(iso(today.add(3, 'day'))) : undefined);
}

/** What is worth knowing about a day (YYYY-MM-DD in Manila), most telling first. */
export function advisoriesOf(day: string): Advisory[] {
  const holiday = holidayOf(day);
  const eve = holiday ? undefined : eveOf(day);
  const date = day.slice(5);
  const digits = CODING[toManila(day).day()];
  const all: (Advisory | false | undefined)[] = [
    eve !== undefined && {
      kind: 'eve',
      title: `Eve of ${eve}`,
      text: 'Roads out of Metro Manila fill from noon on. A morning pick-up is the safer one.',
    },
    date >= RUSH.from &&
      date <= RUSH.to && {
        kind: 'season',
        title: 'Christmas rush',
        text: 'Roads and malls are full until late. Book ahead and leave the driver more time.',
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
        text: 'They stay off Metro Manila roads from 7 to 10 AM and from 5 to 8 PM. Between 10 AM and 5 PM more vehicles are free.',
      },
  ];
  return all.filter((each) => each !== false && each !== undefined);
}

/** Number coding is every weekday's; these days stand out. */
export const isBusyDay = (day: string): boolean => advisoriesOf(day).some(({ kind }) => kind !== 'coding');

/** What stands in the way of a departure in Metro Manila. */
export type DepartureNote = { kind: 'holiday' | 'coding'; title: string; text: string };

/** What to know about leaving at a moment; of a bare day (YYYY-MM-DD) that it is a holiday, its hour being open. */
export function departureNotes(moment: string | number): DepartureNote[] {
  const leaving = toManila(moment);
  if (!leaving.isValid()) return [];
  const day = iso(leaving);
  const holiday = holidayOf(day);
  if (holiday) {
    return [
      {
        kind: 'holiday',
        title: `Public holiday: ${holiday}`,
        text: 'Offices and loading bays may be closed. Check that somebody is there at each stop.',
      },
    ];
  }
  const isCodingHour = CODING_HOURS.some(({ from, until }) => leaving.hour() >= from && leaving.hour() < until);
  return advisoriesOf(day).flatMap(({ kind, title, text }) =>
    kind === 'coding' && isCodingHour ? [{ kind, title, text }] : [],
  );
}
