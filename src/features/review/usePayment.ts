import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyGetBookingQuery } from '@/api/bookings';
import { useLazyGetTransactionsQuery } from '@/api/payments';
import type { Booking, PayResult } from '@/api/wire';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { getPaymentSummary, isSettled } from '@/domain/money/paymentLabels';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useForgetOtp } from '@/hooks/useOtp';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import type { ApiError } from '@/lib/http/error';
import { openPaymentPage } from '@/lib/paymentPage';
import { paymentSettled } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectPendingPayments } from '@/store/pendingPayments';
import { showToast } from '@/store/toasts';
import { interfaceReset } from '@/store/utils';
import { useAfterPaymentPath } from './useAfterPaymentPath';
import { useSendPayment, type PayIntent, type PaymentHandlers } from './useSendPayment';

/** Returns true if the refusal of one intent also applies to the chosen one; a locked PIN blocks all PIN methods. */
function concernsChoice(
  refused: PayIntent,
  { status, errors, retryAfterSeconds }: ApiError,
  chosen: PayIntent,
): boolean {
  if (retryAfterSeconds) return status !== 429 || !refused.choice.needsPin || chosen.choice.needsPin;
  if (refused.choice.id !== chosen.choice.id) return false;
  // rates and voucher change by themselves after these errors, and the message has to explain it
  if (status === 409 || errors?.voucher_code) return true;
  return String(refused.rate.id) === String(chosen.rate.id) && refused.voucherCode === chosen.voucherCode;
}

/**
 * Pays a booking once per intent (rate, method, voucher), and opens the next page once it is paid. A customer who has left
 * the review sees a toast.
 */
export function usePayment(booking: Booking, chosen: PayIntent | null, handlers: PaymentHandlers) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const send = useSendPayment(booking, handlers);
  const [fetchBooking] = useLazyGetBookingQuery();
  const [fetchLedger] = useLazyGetTransactionsQuery();
  const forgetPin = useForgetOtp('sms');
  const isMounted = useIsMounted();
  const bookingId = String(booking.id);
  const afterPayment = useAfterPaymentPath(bookingId);
  const isLost = useAppSelector(selectPendingPayments).some((payment) => payment.bookingId === bookingId);

  const findLost = async (): Promise<PayResult | 'waiting' | null> => {
    const current = await fetchBooking(booking.id).unwrap();
    if (isSettled(current)) return { booking: current };
    const { data } = await fetchLedger(ALL_TRANSACTIONS).unwrap();
    const isWaiting = data.some(
      ({ type, status, booking_number }) =>
        type === 'Payment' && status === 'Pending' && booking_number === booking.booking_number,
    );
    return isWaiting ? 'waiting' : null;
  };

  const finish = ({ booking: paid, redirect_url }: PayResult) => {
    forgetPin();
    if (isMounted.current) {
      dispatch(interfaceReset());
      if (redirect_url && openPaymentPage(redirect_url)) return;
    } else if (redirect_url && !isSettled(paid)) {
      const text = `The bank hasn't confirmed your payment for ${paid.booking_number} yet. To continue there, open the booking and pay with the same method.`;
      dispatch(showToast({ title: 'Not paid yet', text, type: 'warn' }));
      return;
    }
    dispatch(paymentSettled({ bookingId }));
    dispatch(showToast({ title: 'Success', text: getPaymentSummary(paid), type: 'success' }));
    if (isMounted.current) void navigate(afterPayment, { replace: true });
  };

  const payment = useSendWithLookup({
    send,
    findLost,
    onDone: finish,
    isLost,
    appliesToInput: (refused: PayIntent, error) => chosen === null || concernsChoice(refused, error, chosen),
  });

  const lookUpLost = useEffectEvent(() => {
    if (isLost) void payment.lookUp();
  });
  // a response may have been lost before this page opened
  useEffect(() => lookUpLost(), []);

  return payment;
}
