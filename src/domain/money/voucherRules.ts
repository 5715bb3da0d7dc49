import type { Rate, Voucher } from '@/api/wire';
import { DAY_MS } from '@/config/constants';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { formatDay, isIsoDay } from '@/lib/dates';
import { parseTime } from '@/lib/parseTime';
import { formatCentavos, formatPeso, fromCentavos, toCentavos } from '@/utils/money';

/** A booking before any voucher; `total` is in pesos, `now` in ms. */
export type PricedBooking = { mode: BookingMode; total: number; now: number };
/** Discount of a voucher in pesos, or why it has none. */
export type VoucherEffect = { discount: number } | { reason: string };

/** Returns the end of a voucher in ms; Infinity without a readable date, which means that it has not ended. */
export function getVoucherEnd({ valid_until }: Voucher): number {
  const end = parseTime(valid_until) || Infinity;
  // a day without a time counts as a whole
  return isIsoDay(valid_until) ? end + DAY_MS - 1 : end;
}

/** Returns true once a voucher has ended; `now` in ms. */
export const hasEnded = (voucher: Voucher, now: number): boolean => now > getVoucherEnd(voucher);

/** Compares vouchers by their end, the soonest first. */
export const byVoucherEnd = (a: Voucher, b: Voucher): number => getVoucherEnd(a) - getVoucherEnd(b) || 0;

/**
 * Estimates the discount of a voucher in pesos, or explains why it does not apply. The server decides when the booking
 * is made.
 */
export function getVoucherEffect(voucher: Voucher, booking: PricedBooking): VoucherEffect {
  if (voucher.status === 'Used' || voucher.remaining_uses < 1) return { reason: 'Already used' };
  if (hasEnded(voucher, booking.now)) return { reason: `Ended ${formatDay(voucher.valid_until)}` };
  if (voucher.status === 'Expired') return { reason: 'Expired' };
  if (booking.now < Date.parse(voucher.valid_from)) return { reason: `Starts ${formatDay(voucher.valid_from)}` };
  if (voucher.booking_type && voucher.booking_type !== booking.mode) {
    return { reason: `${MODE_NAMES[voucher.booking_type]} only` };
  }
  const total = toCentavos(booking.total);
  const short = toCentavos(voucher.min_spend) - total;
  if (short > 0) return { reason: `Needs ${formatCentavos(short)} more` };
  const full = voucher.kind === 'percent' ? Math.round((total * voucher.value) / 100) : toCentavos(voucher.value);
  const cap =
    voucher.max_discount === null || voucher.max_discount === undefined ? full : toCentavos(voucher.max_discount);
  return { discount: fromCentavos(Math.min(full, cap, total)) };
}

/** Formats the effect of a voucher: "₱150.00 off, until 31 Jul 2026", or "₱150.00 off" without an end date. */
export const getVoucherLabel = (voucher: Voucher, discount: number) =>
  `${formatPeso(discount)} off${getVoucherEnd(voucher) < Infinity ? `, until ${formatDay(voucher.valid_until)}` : ''}`;

/** A voucher with its effect on a booking. */
export type WeighedVoucher = { voucher: Voucher; effect: VoucherEffect };

const savingOf = ({ effect }: WeighedVoucher) => ('discount' in effect ? effect.discount : -1);

/** Returns true for a voucher that can still be used. An unknown status counts as available. */
export const isReadyToUse = (voucher: Voucher, now: number) =>
  voucher.status !== 'Used' && voucher.status !== 'Expired' && voucher.remaining_uses > 0 && !hasEnded(voucher, now);

/** Counts the vouchers that can still be used at `now`, in ms. */
export const countReadyToUse = (vouchers: readonly Voucher[], now: number) =>
  vouchers.filter((voucher) => isReadyToUse(voucher, now)).length;

/** Counts the vouchers that save something on the booking. */
export const countSaving = (weighed: readonly WeighedVoucher[]) =>
  weighed.filter((voucher) => savingOf(voucher) > 0).length;

/** Pairs each voucher with its effect; largest discount first, then usable vouchers, then those that end sooner. */
export const weighVouchers = (vouchers: readonly Voucher[], booking: PricedBooking): WeighedVoucher[] =>
  vouchers
    .map((voucher) => ({ voucher, effect: getVoucherEffect(voucher, booking) }))
    .sort(
      (a, b) =>
        savingOf(b) - savingOf(a) ||
        Number(isReadyToUse(b.voucher, booking.now)) - Number(isReadyToUse(a.voucher, booking.now)) ||
        byVoucherEnd(a.voucher, b.voucher),
    );

/** Returns the voucher with the largest discount; null if none has a discount. */
export function findBestVoucher(weighed: readonly WeighedVoucher[]): { voucher: Voucher; discount: number } | null {
  const [first] = weighed;
  return first && 'discount' in first.effect && first.effect.discount > 0
    ? { voucher: first.voucher, discount: first.effect.discount }
    : null;
}

/** Reprices a rate with another voucher; unchanged if the voucher does not apply. */
export function withVoucherDiscount(rate: Rate, voucher: Voucher, booking: Omit<PricedBooking, 'total'>): Rate {
  const subtotal = toCentavos(rate.total) + toCentavos(rate.discount);
  const effect = getVoucherEffect(voucher, { ...booking, total: fromCentavos(subtotal) });
  if (!('discount' in effect)) return rate;
  return { ...rate, discount: effect.discount, total: fromCentavos(subtotal - toCentavos(effect.discount)) };
}

/** Normalizes a voucher code for storage and requests: without spaces, in capitals. */
export const normalizeVoucherCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Returns true for one code in two spellings, such as a server's "Padala150". */
export const isSameVoucherCode = (a: string, b: string): boolean => normalizeVoucherCode(a) === normalizeVoucherCode(b);

/** Returns "See vouchers (2 for this booking)", or "See vouchers" if none saves anything or the number is unknown. */
export const getSeeVouchersLabel = (savingCount: number) =>
  `See vouchers${savingCount > 0 ? ` (${savingCount} for this booking)` : ''}`;

/** Returns "Save ₱150.00 with PADALA150", or "Save ₱50.00 more …" compared with the voucher in use. */
export const getVoucherOfferLabel = (code: string, saving: number, isMore: boolean) =>
  `Save ${formatPeso(saving)}${isMore ? ' more' : ''} with ${code}`;
