import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyGetBookingQuery, usePayBookingMutation } from '../../api/bookings';
import type { Booking, PayResult, Rate } from '../../api/wire';
import { livePath } from '../../config/paths';
import { isApiError, type ApiError } from '../../lib/http/error';
import { leaveFor } from '../../lib/leaveFor';
import { paymentSettled, paymentStarted, selectPendingPayment } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isSettled, paidWords } from '../../store/paymentWords';
import { showToast } from '../../store/toasts';
import { newIdempotencyKey } from '../../utils/idempotency';
import type { PayChoice } from './payChoices';

export type PayIntent = { rate: Rate; choice: PayChoice; pin?: string };

/** `unknown`: the answer was lost, and the server is asked what became of it before anything can be repeated. */
export type PayState =
  { kind: 'idle' } | { kind: 'paying' } | { kind: 'unknown' } | { kind: 'failed'; error: ApiError };

/**
 * Pays once per intent: the key of an intent (booking, rate, method) is kept until the server has said what became
 * of it, so that the same try made again is the same payment.
 */
export function usePayment(booking: Booking, onRatesStale: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const pending = useAppSelector(selectPendingPayment);
  const [postPayment] = usePayBookingMutation();
  const [fetchBooking] = useLazyGetBookingQuery();
  const [state, setState] = useState<PayState>({ kind: 'idle' });
  const latch = useRef(false);

  // Back from the bank may bring this very page out of memory, its latch still shut.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      latch.current = false;
      setState({ kind: 'unknown' });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const goOn = (paid: Booking) => {
    dispatch(paymentSettled({ bookingId: String(paid.id) }));
    dispatch(showToast({ title: 'Success', text: paidWords(paid), type: 'success' }));
    void navigate(livePath(String(paid.id)), { replace: true });
  };

  const settle = (answer: PayResult) => {
    if (answer.redirect_url && leaveFor(answer.redirect_url)) return;
    goOn(answer.booking);
  };

  /** Resolves to whether the PIN has done its part: true unless the server refused the PIN itself. */
  const pay = async (intent: PayIntent): Promise<boolean> => {
    if (latch.current) return false;
    latch.current = true;
    setState({ kind: 'paying' });
    const { rate, choice, pin } = intent;
    const bookingId = String(booking.id);
    const isSameIntent =
      pending?.bookingId === bookingId && String(pending.rateId) === String(rate.id) && pending.method === choice.id;
    const idempotencyKey = isSameIntent ? pending.idempotencyKey : newIdempotencyKey();
    dispatch(
      paymentStarted({
        bookingId,
        rateId: rate.id,
        method: choice.id,
        amount: rate.total,
        voucherCode: booking.voucher_code ?? '',
        idempotencyKey,
        startedAt: new Date().toISOString(),
      }),
    );
    try {
      const answer = await postPayment({
        id: booking.id,
        rate: rate.id,
        method: choice.id,
        ...(booking.voucher_code ? { voucher_code: booking.voucher_code } : {}),
        ...(pin ? { pin } : {}),
        idempotency_key: idempotencyKey,
      }).unwrap();
      // the latch stays shut: what is paid leaves this page, and no click may come in between
      settle(answer);
      return true;
    } catch (error) {
      latch.current = false;
      const failure = isApiError(error) ? error : null;
      if (failure?.kind === 'server') {
        dispatch(paymentSettled({ bookingId }));
        setState({ kind: 'failed', error: failure });
        if (failure.status === 409) onRatesStale();
        return failure.errors?.pin === undefined;
      }
      if (failure?.kind !== 'cancelled') setState({ kind: 'unknown' });
      return true;
    }
  };

  /** Asks the server what became of a payment whose answer was lost; Pay opens again only after it has said. */
  const lookUp = async () => {
    if (latch.current) return;
    latch.current = true;
    try {
      const fresh = await fetchBooking(booking.id).unwrap();
      if (isSettled(fresh)) goOn(fresh);
      else setState({ kind: 'idle' });
    } catch {
      setState({ kind: 'unknown' });
    } finally {
      latch.current = false;
    }
  };

  return { state, pay, lookUp };
}
