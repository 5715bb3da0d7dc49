import { CUSTOMER_AGE_MIN } from '@/config/constants';
import { toIsoDay, toManila } from './dates';
import { getServerTime } from './http/serverClock';

/** Returns the latest birth date of a customer, as YYYY-MM-DD. */
export const getLatestBirthDay = (): string =>
  toIsoDay(toManila(getServerTime()).subtract(CUSTOMER_AGE_MIN, 'year').toDate());
