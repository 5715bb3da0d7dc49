import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyGetBookingQuery, usePayBookingMutation } from '../../api/bookings';
import type { Booking, PayResult, Rate } from '../../api/wire';
import { livePath } from '../../config/paths';
import { toApiError } from '../../lib/http/error';
import { leaveFor } from '../../lib/leaveFor';
import { paymentSettled, paymentStarted, selectPendingPayment } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isSettled, paidWords } from '../../store/paymentWords';
import { showToast } from '../../store/toasts';
import { isAnswerLost, useMoneySend } from '../../store/useMoneySend';
import { interfaceReset } from '../../store/utils';
import { newIdempotencyKey } from '../../utils/idempotency';
import type { PayChoice } from './payChoices';

export type PayIntent = { rate: Rate; choice: PayChoice; voucherCode: string; pin?: string };

type PaymentSteps = {
  onRatesStale: () => void;
  /** The voucher is taken off, so that the booking can be paid for without it. */
  onVoucherRefused: () => void;
};

/**
 * Pays once per intent: the key of an intent (booking, rate, method, voucher) is kept until the server has said what
 * became of it, so that the same try made again is the same payment.
 */
export function usePayment(booking: Booking, { onRatesStale, onVoucherRefused }: PaymentSteps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const pending = useAppSelector(selectPendingPayment);
  const [postPayment] = usePayBookingMutation();
  const [fetchBooking] = useLazyGetBookingQuery();
  const bookingId = String(booking.id);
  const isLost = pending?.bookingId === bookingId;

  const send = async ({ rate, choice, voucherCode, pin }: PayIntent): Promise<PayResult> => {
    const isSameIntent =
      isLost &&
      String(pending.rateId) === String(rate.id) &&
      pending.method === choice.id &&
      pending.voucherCode === voucherCode;
    const idempotencyKey = isSameIntent ? pending.idempotencyKey : newIdempotencyKey();
    dispatch(
      paymentStarted({
        bookingId,
        rateId: rate.id,
        method: choice.id,
        amount: rate.total,
        voucherCode,
        idempotencyKey,
        startedAt: new Date().toISOString(),
      }),
    );
    try {
      return await postPayment({
        id: booking.id,
        rate: rate.id,
        method: choice.id,
        ...(voucherCode ? { voucher_code: voucherCode } : {}),
        ...(pin ? { pin } : {}),
        idempotency_key: idempotencyKey,
      }).unwrap();
    } catch (error) {
      const failure = toApiError(error);
      if (failure.kind === 'server' && !isAnswerLost(failure)) dispatch(paymentSettled({ bookingId }));
      if (failure.errors?.voucher_code) onVoucherRefused();
      if (failure.status === 409) onRatesStale();
      // a wrong PIN is asked for again; otherwise the PIN has done its part
      if (!failure.errors?.pin) dispatch(interfaceReset());
      throw error;
    }
  };

  const findLost = async (): Promise<PayResult | null> => {
    const fresh = await fetchBooking(booking.id).unwrap();
    return isSettled(fresh) ? { booking: fresh } : null;
  };

  const finish = ({ booking: paid, redirect_url }: PayResult) => {
    dispatch(interfaceReset());
    if (redirect_url && leaveFor(redirect_url)) return;
    dispatch(paymentSettled({ bookingId }));
    dispatch(showToast({ title: 'Success', text: paidWords(paid), type: 'success' }));
    void navigate(livePath(String(paid.id)), { replace: true });
  };

  const payment = useMoneySend({ send, findLost, onDone: finish, isLost });

  // an answer that an earlier page lost is asked for at once
  useEffect(() => {
    if (isLost) void payment.lookUp();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at the opening of the page alone
  }, []);

  return payment;
}
