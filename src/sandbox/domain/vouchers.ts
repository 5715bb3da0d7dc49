import { MODE_NAMES, type BookingMode } from '@/config/modes';
import type { VoucherStatus } from '@/config/statuses';
import { formatCentavos } from '@/utils/money';
import type { CustomerRecord, VoucherRecord } from '../records/accounts';
import type { World } from '../world';

type Use = { bookingType: BookingMode; subtotal: number; now: number };
export type VoucherCheck = { voucher: VoucherRecord; discount: number } | { reason: string };

/** Finds a voucher of the customer by code. */
export function findVoucher(world: World, customer: CustomerRecord, code: string): VoucherRecord | undefined {
  const wanted = code.trim().toUpperCase();
  return world.vouchers.find(
    (voucher) => voucher.code === wanted && (voucher.customer_id === null || voucher.customer_id === customer.id),
  );
}

export const getUsesLeft = (voucher: VoucherRecord, customer: CustomerRecord): number =>
  voucher.uses_left[customer.id] ?? voucher.uses_per_customer;

export function getVoucherStatus(voucher: VoucherRecord, customer: CustomerRecord, now: number): VoucherStatus {
  if (getUsesLeft(voucher, customer) === 0) return 'Used';
  return now > voucher.valid_until ? 'Expired' : 'Available';
}

/** Returns the discount in centavos on a subtotal in centavos, or the reason for none. */
export function checkVoucher(world: World, customer: CustomerRecord, code: string, use: Use): VoucherCheck {
  const voucher = findVoucher(world, customer, code);
  if (!voucher) return { reason: "This voucher code doesn't exist." };
  if (getUsesLeft(voucher, customer) === 0) return { reason: `Voucher ${voucher.code} has already been used.` };
  if (use.now < voucher.valid_from) return { reason: `Voucher ${voucher.code} is not valid yet.` };
  if (use.now > voucher.valid_until) return { reason: `Voucher ${voucher.code} has expired.` };
  if (voucher.booking_type && voucher.booking_type !== use.bookingType) {
    return { reason: `Voucher ${voucher.code} is for ${MODE_NAMES[voucher.booking_type]} bookings only.` };
  }
  if (use.subtotal < voucher.min_spend) {
    return { reason: `Voucher ${voucher.code} is for bookings of ${formatCentavos(voucher.min_spend)} or more.` };
  }
  const full = voucher.kind === 'percent' ? Math.round((use.subtotal * voucher.value) / 100) : voucher.value;
  return { voucher, discount: Math.min(full, voucher.max_discount ?? full, use.subtotal) };
}

/** Uses a voucher once. */
export function consumeVoucher(voucher: VoucherRecord, customer: CustomerRecord): void {
  voucher.uses_left[customer.id] = Math.max(0, getUsesLeft(voucher, customer) - 1);
}

/** Returns one use of a voucher when its booking is cancelled. */
export function releaseVoucher(voucher: VoucherRecord, customer: CustomerRecord): void {
  voucher.uses_left[customer.id] = Math.min(voucher.uses_per_customer, getUsesLeft(voucher, customer) + 1);
}
