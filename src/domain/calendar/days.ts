import { DATE_FORMATS } from '@/config/constants';
import { toManila } from '@/lib/dates';

/** Returns the day some days after a moment, or before it, as YYYY-MM-DD in Manila. */
export const addDays = (moment: string | number, count: number): string =>
  toManila(moment).add(count, 'day').format(DATE_FORMATS.isoDay);

/** Returns the same day of another month, or its last day if it is shorter. */
export const addMonths = (day: string, count: number): string =>
  toManila(day).add(count, 'month').format(DATE_FORMATS.isoDay);
