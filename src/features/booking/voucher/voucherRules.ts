import type { Voucher } from '../../../api/wire';
import type { BookingMode } from '../../../config/paths';
import { formatDay } from '../../../lib/dates';
import { formatPeso, fromCentavos, toCentavos } from '../../../utils/money';

export type VoucherEffect = { discount: number } | { reason: string };

const MODE_NAMES = { exclusive: 'Special', shared: 'Joint' } as const;

/**
 * What one of the customer's vouchers takes off a price (pesos), or why it takes nothing, by the terms that the server
 * lists. It is an estimate: the server decides when the booking is made.
 */
export function voucherEffect(
  voucher: Voucher,
  booking: { mode: BookingMode; total: number; now: number },
): VoucherEffect {
  if (voucher.status === 'Used' || voucher.remaining_uses < 1) return { reason: 'Used already' };
  if (voucher.status === 'Expired' || booking.now > Date.parse(voucher.valid_until)) {
    return { reason: `Ended ${formatDay(voucher.valid_until)}` };
  }
  if (booking.now < Date.parse(voucher.valid_from)) return { reason: `Starts ${formatDay(voucher.valid_from)}` };
  if (voucher.booking_type && voucher.booking_type !== booking.mode) {
    return { reason: `${MODE_NAMES[voucher.booking_type]} only` };
  }
  const total = toCentavos(booking.total);
  const short = toCentavos(voucher.min_spend) - total;
  if (short > 0) return { reason: `Needs ${formatPeso(fromCentavos(short))} more` };
  const full = voucher.kind === 'percent' ? Math.round((total * voucher.value) / 100) : toCentavos(voucher.value);
  const cap =
    voucher.max_discount === null || voucher.max_discount === undefined ? full : toCentavos(voucher.max_discount);
  return { discount: fromCentavos(Math.min(full, cap, total)) };
}

/** "₱150.00 off, until 31 Jul 2026". */
export const voucherWords = (voucher: Voucher, discount: number) =>
  `${formatPeso(discount)} off, until ${formatDay(voucher.valid_until)}`;
