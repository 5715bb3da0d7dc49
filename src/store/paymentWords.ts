import type { Booking } from '../api/wire';
import { formatPeso } from '../utils/money';

/** Only the server's word counts: paid, or put on the credit account. */
export const isPaid = ({ payment_status }: Pick<Booking, 'payment_status'>) =>
  payment_status === 'Paid' || payment_status === 'Billed';

/** Nothing is left to choose or to pay now: paid, or with a driver who takes cash. */
export const isSettled = (booking: Pick<Booking, 'payment_status' | 'status'>) =>
  isPaid(booking) || booking.status === 'Ongoing' || booking.status === 'Completed';

/** What was paid, and with what, from the server's own record. */
export function paidWords({ payment_status, payment_method, total }: Booking): string {
  if (payment_status === 'Unpaid') return `${formatPeso(total)} is paid in cash at the pick-up`;
  if (payment_status === 'Billed') return `${formatPeso(total)} put on your credit`;
  return `${formatPeso(total)} paid${payment_method ? ` with ${payment_method}` : ''}`;
}
