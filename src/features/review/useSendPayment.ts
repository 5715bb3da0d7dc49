import { baseApi } from '@/api/baseApi';
import { toBookingTag, usePayBookingMutation } from '@/api/bookings';
import type { Booking, PayResult, Rate } from '@/api/wire';
import type { PendingPayment } from '@/domain/booking/bookingParts';
import { isSettled } from '@/domain/money/paymentLabels';
import { useIsMounted } from '@/hooks/useIsMounted';
import { ApiFailure, createUnreadableError, toApiError } from '@/lib/http/error';
import { hadNoEffect } from '@/lib/http/lostResponse';
import { checkPaymentPage } from '@/lib/paymentPage';
import { driverChosen, paymentSettled, paymentStarted } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { findPending } from '@/store/pendingPayments';
import { interfaceReset } from '@/store/utils';
import { createIdempotencyKey } from '@/utils/idempotency';
import { joinName } from '@/utils/text';
import type { PayChoice } from './payChoices';

export type PayIntent = { rate: Rate; choice: PayChoice; voucherCode: string };

export type PaymentHandlers = {
  onRatesStale: () => void;
  /** Removes the voucher, so that the booking can be paid without it. */
  onVoucherRefused: () => void;
};

/** Returns true if an unfinished payment was for the same rate, method and voucher. */
const isSameIntent = (pending: PendingPayment, { rate, choice, voucherCode }: PayIntent): boolean =>
  String(pending.rateId) === String(rate.id) && pending.method === choice.id && pending.voucherCode === voucherCode;

/** A server may leave the method out of its response to a cash payment. */
const withCash = (booking: Booking): Booking => ({ ...booking, payment_method: booking.payment_method ?? 'Cash' });

/** Returns the pay call; a repeated intent reuses the idempotency key of its unfinished payment. */
export function useSendPayment({ id }: Booking, { onRatesStale, onVoucherRefused }: PaymentHandlers) {
  const dispatch = useAppDispatch();
  const [postPayment] = usePayBookingMutation();
  const isMounted = useIsMounted();
  const bookingId = String(id);

  const recordStart = (intent: PayIntent): string => {
    const { rate, choice, voucherCode } = intent;
    const isSame = (payment: PendingPayment) => payment.bookingId === bookingId && isSameIntent(payment, intent);
    const pending = dispatch(findPending((booking) => booking.pendingPayments, isSame));
    const idempotencyKey = pending?.idempotencyKey ?? createIdempotencyKey();
    const startedAt = new Date().toISOString();
    const payment = { bookingId, rateId: rate.id, method: choice.id, amount: rate.total, voucherCode };
    dispatch(paymentStarted({ ...payment, idempotencyKey, startedAt }));
    dispatch(driverChosen({ bookingId, name: joinName(rate.driver?.user?.user_profile) }));
    return idempotencyKey;
  };

  const recordFailure = (error: unknown) => {
    const failure = toApiError(error);
    if (hadNoEffect(failure)) dispatch(paymentSettled({ bookingId }));
    if (failure.errors?.voucher_code) onVoucherRefused();
    if (failure.status === 409) {
      onRatesStale();
      // the booking may already be paid or cancelled
      dispatch(baseApi.util.invalidateTags([toBookingTag(id)]));
    }
    // a wrong PIN keeps the prompt open; after unmount, an open overlay belongs to another page
    if (isMounted.current && !failure.errors?.pin) dispatch(interfaceReset());
  };

  return async (intent: PayIntent, pin?: string): Promise<PayResult | null> => {
    const { rate, choice, voucherCode } = intent;
    const idempotency_key = recordStart(intent);
    try {
      const result = await postPayment({
        id,
        rate: rate.id,
        method: choice.id,
        ...(voucherCode ? { voucher_code: voucherCode } : {}),
        ...(pin ? { pin } : {}),
        idempotency_key,
      }).unwrap();
      if (!result) return null;
      if (choice.kind === 'cash') return { ...result, booking: withCash(result.booking) };
      if (isSettled(result.booking)) return result;
      checkPaymentPage(result.redirect_url);
      // neither paid nor redirected to a bank: the outcome has to be looked up
      if (!result.redirect_url) throw new ApiFailure(createUnreadableError(200));
      return result;
    } catch (error) {
      recordFailure(error);
      throw error;
    }
  };
}
