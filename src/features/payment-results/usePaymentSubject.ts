import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/store/hooks';
import { selectPendingPayments, selectPendingTopUps } from '@/store/pendingPayments';

/** Returns the payment the bank redirected for: from the URL, or the one pending in this browser when the page opened. */
export function usePaymentSubject() {
  const [params] = useSearchParams();
  const payment = useAppSelector(selectPendingPayments).at(-1);
  const topUps = useAppSelector(selectPendingTopUps);
  // kept here, because settling removes it from the store while the page still shows it
  const [pending] = useState({ payment, topUps });
  const booking = params.get('booking');
  const reference = params.get('reference');
  if (booking !== null) return { bookingId: booking, reference: reference ?? '', pendingTopUp: null };
  if (reference !== null) {
    return {
      bookingId: '',
      reference,
      pendingTopUp: pending.topUps.find((topUp) => topUp.reference === reference) ?? null,
    };
  }
  const topUp = pending.topUps.findLast(({ isNotFound }) => !isNotFound) ?? null;
  return {
    bookingId: topUp ? '' : (pending.payment?.bookingId ?? ''),
    reference: topUp?.reference ?? '',
    pendingTopUp: topUp,
  };
}
