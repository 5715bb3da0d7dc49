import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectPendingPayment, selectPendingTopUp } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';

/**
 * What the bank's page speaks of: the booking or the reference in the address, else what was under way in this
 * browser when the page was opened.
 */
export function usePaymentSubject() {
  const [params] = useSearchParams();
  const payment = useAppSelector(selectPendingPayment);
  const topUp = useAppSelector(selectPendingTopUp);
  // what is settled leaves the store, and the page still has to speak of it
  const [underWay] = useState({ payment, topUp });
  const booking = params.get('booking');
  const named = params.get('reference');
  if (booking !== null) return { bookingId: booking, reference: named ?? '', pendingTopUp: null };
  if (named !== null) return { bookingId: '', reference: named, pendingTopUp: null };
  return {
    bookingId: underWay.topUp ? '' : (underWay.payment?.bookingId ?? ''),
    reference: underWay.topUp?.reference ?? '',
    pendingTopUp: underWay.topUp,
  };
}
