import type { Booking } from '@/api/wire';
import { CANCELLING_IS_FREE } from '@/config/messages';
import { formatPeso } from '@/utils/money';

/** What cancelling costs and gives back, said before anybody confirms. */
export function getCancelCostMessage({ cancellation, payment_status, payment_method }: Booking): string {
  if (payment_status === 'Unpaid') return 'Nothing was paid, so nothing is charged.';
  if (!cancellation)
    return 'The fee, if there is one, is taken from what you paid. The rest comes back the way you paid.';
  const { fee, refund } = cancellation;
  const where =
    payment_status === 'Billed' ? 'to your credit' : payment_method ? `to ${payment_method}` : 'the way you paid';
  const back = refund > 0 ? `${formatPeso(refund)} comes back ${where}.` : 'Nothing comes back.';
  return fee > 0 ? `Cancelling now costs ${formatPeso(fee)}. ${back}` : `${CANCELLING_IS_FREE} ${back}`;
}

export const CANCEL_REASONS = [
  'I no longer need it',
  'I entered something wrong',
  'The driver takes too long',
  'The driver asked me to',
  'Another reason',
] as const;
