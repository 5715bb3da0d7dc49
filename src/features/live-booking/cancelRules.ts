import type { Booking } from '@/api/wire';
import { isBilled } from '@/domain/money/paymentLabels';
import { formatPeso } from '@/utils/money';

/** Returns the refund that a cancellation brings now; '' if it is unknown or nothing is paid. */
export function getRefundNotice(booking: Booking): string {
  const { cancellation, payment_status, payment_method } = booking;
  if (payment_status === 'Unpaid' || !cancellation) return '';
  const target = isBilled(booking) ? 'credit' : (payment_method ?? 'payment method');
  const { refund } = cancellation;
  return refund > 0 ? `${formatPeso(refund)} will be refunded to your ${target}.` : 'There is no refund.';
}

/** Returns the cost of cancelling and the refund, shown before the customer confirms. */
export function getCancelCostMessage(booking: Booking): string {
  const { cancellation, payment_status } = booking;
  if (payment_status === 'Unpaid') return "You haven't paid, so cancelling is free.";
  if (!cancellation) {
    const [amount, target] = isBilled(booking) ? ['we charged', 'credit'] : ['you paid', 'payment method'];
    return `We'll refund what ${amount}, less any cancellation fee, to your ${target}.`;
  }
  const { fee } = cancellation;
  return `Cancelling now ${fee > 0 ? `costs ${formatPeso(fee)}` : 'is free'}. ${getRefundNotice(booking)}`;
}

export const CANCEL_REASONS = [
  'I no longer need it',
  'I made a mistake in the booking',
  'The driver is taking too long',
  'The driver asked me to cancel',
  'Other reason',
] as const;
