import type { Booking } from '../api/wire';
import { formatPeso } from '../utils/money';

/** Only the server's word counts: paid, or put on the credit account. */
export const isPaid = ({ payment_status }: Pick<Booking, 'payment_status'>) =>
  payment_status === 'Paid' || payment_status === 'Billed';

/** What was paid, and with what, from the server's own record. */
export function paidWords({ payment_status, payment_method, total }: Booking): string {
  if (payment_status === 'Billed') return `${formatPeso(total)} put on your credit`;
  return `${formatPeso(total)} paid${payment_method ? ` with ${payment_method}` : ''}`;
}
