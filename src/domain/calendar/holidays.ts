import { toManila } from '@/lib/dates';

/** Public holidays of the Philippines, for traffic advice. Reviewed on 2026-11-21. */

/** Holidays with a fixed date: Republic Acts 9492 (2007) and 10966 (2017, 8 December). */
const FIXED: Record<string, string> = {
  '01-01': "New Year's Day",
  '04-09': 'Day of Valor',
  '05-01': 'Labor Day',
  '06-12': 'Independence Day',
  '08-21': 'Ninoy Aquino Day',
  '11-01': "All Saints' Day",
  '11-30': 'Bonifacio Day',
  '12-08': 'Immaculate Conception',
  '12-25': 'Christmas Day',
  '12-30': 'Rizal Day',
  '12-31': 'Last Day of the Year',
};

/** Holidays by their number of days before Easter. */
const HOLY_WEEK: Record<number, string> = { 3: 'Maundy Thursday', 2: 'Good Friday', 1: 'Black Saturday' };

/** Proclaimed for one year, as in Proclamation 1006 (2025). The days of Eid are proclaimed too late to list here. */
const PROCLAIMED: Record<string, string> = {
  '2026-02-17': 'Chinese New Year',
  '2026-11-02': "All Souls' Day",
  '2026-12-24': 'Christmas Eve',
};

/** Computes Easter Sunday as YYYY-MM-DD (Gregorian computus, Butcher 1876). */
function findEaster(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  const padTwoDigits = (number: number) => String(number).padStart(2, '0');
  return `${year}-${padTwoDigits(Math.floor(count / 31))}-${padTwoDigits((count % 31) + 1)}`;
}

/** Returns true for the last Monday of August, National Heroes Day (Republic Act 9492). */
function isHeroesDay(day: string): boolean {
  const moment = toManila(day);
  return moment.month() === 7 && moment.day() === 1 && moment.date() > 24;
}

/** Returns the name of the public holiday on a day (YYYY-MM-DD in Manila), if any. */
export function findHoliday(day: string): string | undefined {
  const named = FIXED[day.slice(5)] ?? PROCLAIMED[day];
  if (named) return named;
  if (isHeroesDay(day)) return 'National Heroes Day';
  return HOLY_WEEK[toManila(findEaster(Number(day.slice(0, 4)))).diff(toManila(day), 'day')];
}
