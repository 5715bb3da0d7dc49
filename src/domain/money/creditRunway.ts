import type { Transaction } from '@/api/wire';
import { CREDIT_PACE_DAYS, DAY_MS, RUNWAY_MAX_DAYS, RUNWAY_SHORT_DAYS } from '@/config/constants';
import { CREDIT_USED_UP } from '@/config/moneyMessages';
import { formatDay } from '@/lib/dates';
import { formatCentavos } from '@/utils/money';
import { pluralize } from '@/utils/text';
import { addDays } from '../calendar/days';
import { getOwedChange, getTransactionTime } from './ledger';

export type CreditRunway = {
  /** Spent on credit in the last 30 days, in centavos. */
  spent: number;
  bookings: number;
  /** Days until the credit is used up at this pace; null if nothing was spent. */
  days: number | null;
  /** YYYY-MM-DD of that day; null if it is over a year away. */
  until: string | null;
  /** Further bookings at the average price of those days; null if there was none. */
  moreBookings: number | null;
};

/** Forecasts how long the available credit (centavos) lasts at the pace of the last 30 days. */
export function getCreditRunway(transactions: readonly Transaction[], available: number, now: number): CreditRunway {
  const recent = transactions.filter(
    (transaction) =>
      getOwedChange(transaction) > 0 && now - getTransactionTime(transaction) <= CREDIT_PACE_DAYS * DAY_MS,
  );
  const spent = recent.reduce((total, charge) => total + getOwedChange(charge), 0);
  return forecast({ spent, bookings: recent.length, left: Math.max(0, available), now });
}

type Pace = { spent: number; bookings: number; left: number; now: number };

function forecast({ spent, bookings, left, now }: Pace): CreditRunway {
  if (spent === 0) return { spent, bookings: 0, days: null, until: null, moreBookings: null };
  const days = Math.floor((left * CREDIT_PACE_DAYS) / spent);
  return {
    spent,
    bookings,
    days,
    until: days > RUNWAY_MAX_DAYS ? null : addDays(now, days),
    moreBookings: Math.floor((left * bookings) / spent),
  };
}

/** Forecasts the runway after one more booking of `price`, which counts towards the pace. Amounts are in centavos. */
export function getRunwayAfter(
  transactions: readonly Transaction[],
  { available, price, now }: { available: number; price: number; now: number },
): CreditRunway & { left: number } {
  const { spent, bookings } = getCreditRunway(transactions, available, now);
  const left = Math.max(0, available - price);
  return { left, ...forecast({ spent: spent + price, bookings: bookings + 1, left, now }) };
}

/** Returns "60 days" or "over a year": 30 days of data support no longer forecast. */
export const formatRunway = (days: number) => (days > RUNWAY_MAX_DAYS ? 'over a year' : pluralize(days, 'day'));

function getRunwayTitle({ days, until }: CreditRunway, available: number): string {
  if (available <= 0) return CREDIT_USED_UP;
  if (days === null) return `No credit used in the last ${CREDIT_PACE_DAYS} days`;
  return `Your credit lasts ${formatRunway(days)}${until ? `, until ${formatDay(until)}` : ''}`;
}

function getRunwayText({ spent, bookings, moreBookings }: CreditRunway, available: number): string {
  if (available <= 0) return 'Pay your balance or request a higher limit to book on credit.';
  if (moreBookings === null) return 'Book on credit to see how long your limit lasts.';
  const pace = `${formatCentavos(spent)} for ${pluralize(bookings, 'booking')} in the last ${CREDIT_PACE_DAYS} days`;
  return `${pace}; enough for about ${pluralize(moreBookings, 'more booking', 'more bookings')} like these.`;
}

/** Describes how long the credit, in centavos, lasts; a warning if it is used up or short. */
export function describeRunway(runway: CreditRunway, available: number) {
  const isShort = runway.days !== null && runway.days <= RUNWAY_SHORT_DAYS;
  return {
    isWarning: available <= 0 || isShort,
    title: getRunwayTitle(runway, available),
    text: getRunwayText(runway, available),
  };
}
