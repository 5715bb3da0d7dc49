import type { Transaction } from '../../api/wire';
import { CREDIT_PACE_DAYS } from '../../config/constants';
import { inManila } from '../../lib/dates';
import { isFailed } from '../../store/ledger';
import { toCentavos } from '../../utils/money';

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
  const left = Math.max(0, available);
  if (spent === 0) return { spent, bookings: 0, days: null, until: null, moreBookings: null };
  const days = Math.floor((left * CREDIT_PACE_DAYS) / spent);
  return {
    spent,
    bookings: recent.length,
    days,
    until: inManila(now).add(days, 'day').format('YYYY-MM-DD'),
    moreBookings: Math.floor((left * recent.length) / spent),
  };
}
