import type { Booking } from '@/api/wire';
import { formatPeso } from '@/utils/money';

type WithPaymentStatus = Pick<Booking, 'payment_status'>;

/** Returns true for a booking that is charged to a company's credit. */
export const isBilled = ({ payment_status }: WithPaymentStatus) => payment_status === 'Billed';

/** Returns the label of a booking's payment status; a cancelled booking has nothing left to pay. */
export function getPaymentStatusLabel(
  booking: Pick<Booking, 'payment_status' | 'status'>,
): Booking['payment_status'] | 'Charged to credit' | 'Not paid' {
  if (isBilled(booking)) return 'Charged to credit';
  return booking.payment_status === 'Unpaid' && booking.status === 'Cancelled' ? 'Not paid' : booking.payment_status;
}

/** Returns "Voucher SALAMAT100", or "Discount" for a booking without a voucher code. */
export const getDiscountLabel = ({ voucher_code }: Pick<Booking, 'voucher_code'>) =>
  voucher_code ? `Voucher ${voucher_code}` : 'Discount';

/** Returns true if the server has marked a booking as paid or billed to credit. */
export const isPaid = (booking: WithPaymentStatus) => booking.payment_status === 'Paid' || isBilled(booking);

/** Returns the title of a booking's price sheet; only a paid booking gets a receipt. */
export function getReceiptTitle(booking: WithPaymentStatus): string {
  if (isBilled(booking)) return 'Charge slip';
  return isPaid(booking) ? 'Receipt' : 'Booking summary';
}

/** Returns true if nothing is left to pay now: the booking is paid, or a driver collects cash. */
export const isSettled = (booking: Pick<Booking, 'payment_status' | 'status'>) =>
  isPaid(booking) || booking.status === 'Ongoing' || booking.status === 'Completed';

/** Returns true for a cash payment. Without a named method, an unpaid booking with a driver is paid in cash. */
export const isPaidInCash = (booking: Booking) =>
  booking.payment_method ? booking.payment_method.trim().toLowerCase() === 'cash' : isSettled(booking);

/** Describes the payment of a booking by amount and method. */
export function getPaymentSummary(booking: Booking): string {
  const { payment_status, payment_method, total } = booking;
  if (payment_status === 'Unpaid') {
    return `${formatPeso(total)} is ${isPaidInCash(booking) ? 'paid in cash at the pickup' : 'not paid yet'}`;
  }
  if (isBilled(booking)) return `${formatPeso(total)} charged to your credit`;
  return `${formatPeso(total)} paid${payment_method ? ` with ${payment_method}` : ''}`;
}

/** Returns the payment of a booking as its waybill shows it: the cash that the driver collects, or how it is paid. */
export function getWaybillPayment(booking: Booking): string {
  const label = getPaymentStatusLabel(booking);
  if (isBilled(booking)) return label;
  if (label === 'Unpaid' && isPaidInCash(booking)) return `Collect ${formatPeso(booking.total)} in cash`;
  return [label, booking.payment_method].filter(Boolean).join(', ');
}
