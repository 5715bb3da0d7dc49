import { useEffect } from 'react';
import { POLLED, baseApi } from '@/api/baseApi';
import { useGetBookingQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PAYMENT_RECEIVED } from '@/config/moneyMessages';
import { PATHS, getLivePath, getReceiptPath, getReviewPath, getTransactionsPath } from '@/config/paths';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { isScheduled } from '@/domain/booking/eta';
import { DRIVER_LATER } from '@/domain/booking/liveView';
import {
  getPaymentStatusLabel,
  getPaymentSummary,
  getReceiptTitle,
  isBilled,
  isPaid,
  isSettled,
} from '@/domain/money/paymentLabels';
import { useOnChange } from '@/hooks/useOnChange';
import { getServerTime } from '@/lib/http/serverClock';
import { selectIsInBatch } from '@/store/batch';
import { paymentSettled } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CashOutcome } from './CashOutcome';
import { Checking } from './Checking';
import { OutcomeCard } from './OutcomeCard';
import { PaymentUnchecked } from './PaymentUnchecked';
import { getBookingFacts } from './outcomeFacts';
import { CONFIRM_POLL_MS, useFreshBalances } from './useFreshBalances';

type BookingSuccessProps = {
  bookingId: string;
  /** Reference of the transaction; empty if the bank sent none. */
  reference: string;
};

/** Outcome of a booking payment. The URL proves nothing, so the server's booking decides. */
export function BookingSuccess({ bookingId, reference }: BookingSuccessProps) {
  const { booking, error, isFetching, refetch } = useConfirmedBooking(bookingId);
  if (error && !booking) return <PaymentUnchecked error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!booking) return <Checking />;
  if (!isSettled(booking)) return <UnconfirmedPayment booking={booking} onCheck={refetch} />;
  return isPaid(booking) ? <PaidBooking booking={booking} reference={reference} /> : <CashOutcome booking={booking} />;
}

/** Polls a booking until its payment is confirmed. Then the pending payment ends, and what it changed is refetched. */
function useConfirmedBooking(bookingId: string) {
  const dispatch = useAppDispatch();
  const query = useGetBookingQuery(bookingId, { refetchOnMountOrArgChange: true });
  const { data: booking, error, isFetching } = query;
  const isDone = booking !== undefined && isSettled(booking);
  const isWaiting = booking !== undefined && !isDone;
  // polls the same cache entry
  useGetBookingQuery(bookingId, { skip: !isWaiting, pollingInterval: CONFIRM_POLL_MS, ...POLLED });
  useFreshBalances(isDone);
  // lists that this page loaded before the confirmation show the booking as unpaid
  useOnChange(isWaiting, () => {
    if (isDone) dispatch(baseApi.util.invalidateTags(['bookings', 'vouchers', 'notifications']));
  });
  useEffect(() => {
    if (isDone) dispatch(paymentSettled({ bookingId: String(booking.id) }));
  }, [dispatch, isDone, booking]);
  return { booking, error, isFetching, refetch: () => void query.refetch() };
}

function UnconfirmedPayment({ booking, onCheck }: { booking: Booking; onCheck: () => void }) {
  return (
    <OutcomeCard
      outcome="waiting"
      facts={getBookingFacts(booking)}
      title="The bank hasn't confirmed yet"
      text={`We're still checking the payment for ${booking.booking_number}. If you were charged, it will be applied to this booking or refunded automatically.`}
    >
      <Button size="lg" onClick={onCheck}>
        Check again
      </Button>
      <ButtonLink to={getReviewPath(String(booking.id))} variant="secondary" size="lg">
        Back to payment
      </ButtonLink>
    </OutcomeCard>
  );
}

/** Returns what happens next, as the live page says it; empty once a driver is assigned. */
function getNextStep(booking: Booking): string {
  if (isScheduled(booking, getServerTime())) return ` ${DRIVER_LATER}.`;
  const isWithoutDriver = booking.status === 'Ongoing' && !getCurrentDriver(booking);
  return isWithoutDriver ? " We're finding your driver." : '';
}

function PaidBooking({ booking, reference }: { booking: Booking; reference: string }) {
  const isInBatch = useAppSelector(selectIsInBatch(String(booking.id)));
  return (
    <OutcomeCard
      outcome="paid"
      facts={getBookingFacts(booking)}
      title={isBilled(booking) ? getPaymentStatusLabel(booking) : PAYMENT_RECEIVED}
      text={`${getPaymentSummary(booking)} for ${booking.booking_number}.${getNextStep(booking)}`}
    >
      {isInBatch && (
        <ButtonLink to={PATHS.bookBatch} size="lg">
          Pay the other bookings
        </ButtonLink>
      )}
      <ButtonLink to={getLivePath(String(booking.id))} variant={isInBatch ? 'secondary' : 'primary'} size="lg">
        Follow the delivery
      </ButtonLink>
      <ButtonLink
        to={reference ? getReceiptPath(reference) : getTransactionsPath(booking.booking_number)}
        variant="secondary"
        size="lg"
      >
        View {getReceiptTitle(booking).toLowerCase()}
      </ButtonLink>
    </OutcomeCard>
  );
}
