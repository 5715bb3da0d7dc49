import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectPendingPayments, selectPendingTopUp } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';

/** Returns the payment the bank redirected for: from the URL, or the one pending in this browser when the page opened. */
export function usePaymentSubject() {
  const [params] = useSearchParams();
  const payment = useAppSelector(selectPendingPayments).at(-1);
  const topUp = useAppSelector(selectPendingTopUp);
  // kept here, because settling removes it from the store while the page still shows it
  const [pending] = useState({ payment, topUp });
  const booking = params.get('booking');
  const reference = params.get('reference');
  if (booking !== null) return { bookingId: booking, reference: reference ?? '', pendingTopUp: null };
  if (reference !== null) {
    const isPending = pending.topUp?.reference === reference;
    return { bookingId: '', reference, pendingTopUp: isPending ? pending.topUp : null };
  }
  return {
    bookingId: pending.topUp ? '' : (pending.payment?.bookingId ?? ''),
    reference: pending.topUp?.reference ?? '',
    pendingTopUp: pending.topUp,
  };
}
