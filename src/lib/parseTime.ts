import { toManila } from './dates';

const WITH_ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/** Returns the time in ms; NaN for an unreadable date. Avoids dayjs, which is slow in long lists. */
export const parseTime = (date: string): number => (WITH_ZONE.test(date) ? Date.parse(date) : toManila(date).valueOf());
