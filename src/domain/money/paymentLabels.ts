import type { Booking } from '@/api/wire';
import { formatPeso } from '@/utils/money';

/** Returns the payment status as the customer reads it. */
export const paymentStatusLabel = ({ payment_status }: Pick<Booking, 'payment_status'>) =>
  payment_status === 'Billed' ? 'Charged to credit' : payment_status;

/** Returns "Voucher SALAMAT100", or "Discount" where the booking names no voucher. */
export const discountLabel = ({ voucher_code }: Pick<Booking, 'voucher_code'>) =>
  voucher_code ? `Voucher ${voucher_code}` : 'Discount';

/** Only the server's word counts: paid, or put on the credit account. */
export const isPaid = ({ payment_status }: Pick<Booking, 'payment_status'>) =>
  payment_status === 'Paid' || payment_status === 'Billed';

/** Nothing is left to choose or to pay now: paid, or with a driver who takes cash. */
export const isSettled = (booking: Pick<Booking, 'payment_status' | 'status'>) =>
  isPaid(booking) || booking.status === 'Ongoing' || booking.status === 'Completed';

/** A server need not name the method; one whose driver sets out unpaid takes cash. */
const isInCash = (booking: Booking) =>
  booking.payment_method ? booking.payment_method.trim().toLowerCase() === 'cash' : isSettled(booking);

/** What was paid, and with what, from the server's own record. */
export function getPaymentSummary(booking: Booking): string {
  const { payment_status, payment_method, total } = booking;
  if (payment_status === 'Unpaid') {
    return `${formatPeso(total)} is ${isInCash(booking) ? 'paid in cash at the pick-up' : 'not paid yet'}`;
  }
  if (payment_status === 'Billed') return `${formatPeso(total)} charged to your credit`;
  return `${formatPeso(total)} paid${payment_method ? ` with ${payment_method}` : ''}`;
}
