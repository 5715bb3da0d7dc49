import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { useLazyGetBookingQuery, usePayBookingMutation } from '@/api/bookings';
import { useLazyGetTransactionsQuery } from '@/api/payments';
import type { Booking, PayResult, Rate } from '@/api/wire';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { livePath } from '@/config/paths';
import { isSettled, getPaymentSummary } from '@/domain/money/paymentLabels';
import { checkPage, leaveFor } from '@/hooks/bankPage';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { useForgetOtp } from '@/hooks/useOtp';
import { ApiFailure, toApiError, unreadableError, type ApiError } from '@/lib/http/error';
import { driverChosen, paymentSettled, paymentStarted, selectPendingPayment } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { interfaceReset } from '@/store/utils';
import { newIdempotencyKey } from '@/utils/idempotency';
import { fullName } from '@/utils/text';
import type { PayChoice } from './payChoices';

export type PayIntent = { rate: Rate; choice: PayChoice; voucherCode: string };

type PaymentSteps = {
  onRatesStale: () => void;
  /** The voucher is taken off, so that the booking can be paid for without it. */
  onVoucherRefused: () => void;
};

/** A server need not name the method in its answer. */
const inCash = (booking: Booking): Booking => ({ ...booking, payment_method: booking.payment_method ?? 'Cash' });

/** Whether a refusal of one way to pay says anything of another: a refused PIN holds the methods that need one, and no more. */
function concernsChoice(
  refused: PayIntent,
  { status, errors, retryAfterSeconds }: ApiError,
  chosen: PayIntent,
): boolean {
  if (retryAfterSeconds) return status !== 429 || !refused.choice.needsPin || chosen.choice.needsPin;
  if (refused.choice.id !== chosen.choice.id) return false;
  // the rates are fetched anew and the voucher is taken off by themselves, and it has to be said why
  if (status === 409 || errors?.voucher_code) return true;
  return String(refused.rate.id) === String(chosen.rate.id) && refused.voucherCode === chosen.voucherCode;
}

/**
 * Pays once per intent: the key of an intent (booking, rate, method, voucher) is kept until the server has said what
 * became of it, so that the same try made again is the same payment.
 */
export function usePayment(
  booking: Booking,
  chosen: PayIntent | null,
  { onRatesStale, onVoucherRefused }: PaymentSteps,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const pending = useAppSelector(selectPendingPayment);
  const [postPayment] = usePayBookingMutation();
  const [fetchBooking] = useLazyGetBookingQuery();
  const [fetchLedger] = useLazyGetTransactionsQuery();
  const forgetPin = useForgetOtp('sms');
  const bookingId = String(booking.id);
  const isLost = pending?.bookingId === bookingId;

  const send = async ({ rate, choice, voucherCode }: PayIntent, pin?: string): Promise<PayResult | null> => {
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
    const person = rate.driver?.user?.user_profile;
    dispatch(driverChosen({ bookingId, name: person ? fullName(person) : '' }));
    try {
      const result = await postPayment({
        id: booking.id,
        rate: rate.id,
        method: choice.id,
        ...(voucherCode ? { voucher_code: voucherCode } : {}),
        ...(pin ? { pin } : {}),
        idempotency_key: idempotencyKey,
      }).unwrap();
      if (!result) return null;
      if (choice.kind === 'cash') return { ...result, booking: inCash(result.booking) };
      if (isSettled(result.booking)) return result;
      checkPage(result.redirect_url);
      // neither paid nor led to a bank: the server is asked what it is
      if (!result.redirect_url) throw new ApiFailure(unreadableError(200));
      return result;
    } catch (error) {
      const failure = toApiError(error);
      if (failure.kind === 'server' && !mayHaveSucceeded(failure)) dispatch(paymentSettled({ bookingId }));
      if (failure.errors?.voucher_code) onVoucherRefused();
      if (failure.status === 409) {
        onRatesStale();
        // it may be paid or cancelled already
        dispatch(baseApi.util.invalidateTags([{ type: 'booking', id: bookingId }]));
      }
      // a wrong PIN is asked for again; otherwise the PIN has done its part
      if (!failure.errors?.pin) dispatch(interfaceReset());
      throw error;
    }
  };

  const findLost = async (): Promise<PayResult | 'waiting' | null> => {
    const fresh = await fetchBooking(booking.id).unwrap();
    if (isSettled(fresh)) return { booking: fresh };
    const { data } = await fetchLedger({ page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE }).unwrap();
    const isWaiting = data.some(
      ({ type, status, booking_number }) =>
        type === 'Payment' && status === 'Pending' && booking_number === booking.booking_number,
    );
    return isWaiting ? 'waiting' : null;
  };

  const finish = ({ booking: paid, redirect_url }: PayResult) => {
    forgetPin();
    dispatch(interfaceReset());
    if (redirect_url && leaveFor(redirect_url)) return;
    dispatch(paymentSettled({ bookingId }));
    dispatch(showToast({ title: 'Success', text: getPaymentSummary(paid), type: 'success' }));
    void navigate(livePath(String(paid.id)), { replace: true });
  };

  const payment = useMoneySend({
    send,
    findLost,
    onDone: finish,
    isLost,
    concerns: (refused: PayIntent, error) => chosen === null || concernsChoice(refused, error, chosen),
  });

  // an answer that an earlier page lost is asked for at once
  useEffect(() => {
    if (isLost) void payment.lookUp();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- at the opening of the page alone
  }, []);

  return payment;
}
