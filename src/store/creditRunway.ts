import type { Transaction } from '../api/wire';
import { CREDIT_PACE_DAYS } from '../config/constants';
import { inManila } from '../lib/dates';
import { toCentavos } from '../utils/money';
import { isFailed } from './ledger';

const DAY_MS = 24 * 60 * 60_000;

export type Runway = {
  /** Spent on credit in the last 30 days, in centavos. */
  spent: number;
  bookings: number;
  /** Days until the credit is used up at this pace; null where nothing was spent. */
  days: number | null;
  /** YYYY-MM-DD of that day. */
  until: string | null;
  /** More bookings at the average of those days; null where there was none. */
  moreBookings: number | null;
};

/** How far the available credit (centavos) goes at the pace of the last 30 days. */
export function creditRunway(transactions: readonly Transaction[], available: number, now: number): Runway {
  const recent = transactions.filter(
    (one) =>
      one.type === 'Payment' &&
      /^credit$/i.test(one.method?.trim() ?? '') &&
      !isFailed(one) &&
      now - Date.parse(one.date_created) <= CREDIT_PACE_DAYS * DAY_MS,
  );
  const spent = recent.reduce((total, { amount }) => total + Math.abs(toCentavos(amount)), 0);
  return paceOf(spent, recent.length, Math.max(0, available), now);
}

function paceOf(spent: number, bookings: number, left: number, now: number): Runway {
  if (spent === 0) return { spent, bookings: 0, days: null, until: null, moreBookings: null };
  const days = Math.floor((left * CREDIT_PACE_DAYS) / spent);
  return {
    spent,
    bookings,
    days,
    until: inManila(now).add(days, 'day').format('YYYY-MM-DD'),
    moreBookings: Math.floor((left * bookings) / spent),
  };
}

/** How far it goes once `price` (centavos) is booked on it too: that booking is part of the pace then. */
export function runwayAfter(
  transactions: readonly Transaction[],
  available: number,
  price: number,
  now: number,
): Runway & { left: number } {
  const { spent, bookings } = creditRunway(transactions, available, now);
  const left = Math.max(0, available - price);
  return { left, ...paceOf(spent + price, bookings + 1, left, now) };
}
