import type { Booking } from '@/api/wire';
import { formatChatListDay, formatDay, toManila } from '@/lib/dates';
import { formatCentavos, formatPeso, fromCentavos, toCentavos } from '@/utils/money';

export type PriceDifference = {
  /** Pesos; above 0 if the price went up. */
  difference: number;
  /** "₱45.00 more than on 12 Oct". */
  label: string;
};

/** Formats a day as "12 Oct", or with its year if it is not the current one. */
export const formatShortDay = (day: string, now: number) =>
  toManila(day).year() === toManila(now).year() ? formatChatListDay(day) : formatDay(day);

/** Compares today's price with the last price of the same delivery. */
export function getPriceSince(
  last: { total: number; date: string },
  todaysPrice: number,
  now: number,
): PriceDifference {
  const centavos = toCentavos(todaysPrice) - toCentavos(last.total);
  const on = formatShortDay(last.date, now);
  if (centavos === 0) return { difference: 0, label: `Same price as on ${on}` };
  const size = formatCentavos(Math.abs(centavos));
  return { difference: fromCentavos(centavos), label: `${size} ${centavos > 0 ? 'more' : 'less'} than on ${on}` };
}

/** Returns the last total before its voucher: a voucher is per booking, so today's price has none. */
export const getTotalWithoutVoucher = ({ total, voucher_code, charged }: Booking): number =>
  voucher_code && charged ? fromCentavos(toCentavos(total) + toCentavos(charged.discount)) : total;

/** Describes the price that today's price is compared with: "₱602.10 on 12 Oct, before a voucher of ₱100.00". */
export function describeLastPrice(booking: Booking, now: number): string {
  const { date_created, voucher_code, charged } = booking;
  const last = `${formatPeso(getTotalWithoutVoucher(booking))} on ${formatShortDay(date_created, now)}`;
  if (!voucher_code) return last;
  const discount = charged ? toCentavos(charged.discount) : 0;
  return discount > 0 ? `${last}, before a voucher of ${formatCentavos(discount)}` : `${last}, with a voucher`;
}
