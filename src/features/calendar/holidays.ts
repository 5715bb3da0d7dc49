import type { Day } from './days';

/**
 * National holidays of a fixed date: Republic Act 9492 (2007), 10966 (2017, 8 December).
 * Those that move or are proclaimed for one year only are not in it. Reviewed on 2026-11-21.
 */
const HOLIDAYS: Record<string, string> = {
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

/** The holiday of a day in the Philippines, if it is one. */
export const holidayOf = (day: Day): string | undefined => HOLIDAYS[day.slice(5)];
