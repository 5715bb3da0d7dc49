import { useEffect } from 'react';
import { useGetBookingQuery } from '@/api/bookings';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking, Transaction } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { HelpLink } from '@/components/ui/HelpLink';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { getLivePath, getReviewPath } from '@/config/paths';
import { getPaymentStatusLabel, getPaymentSummary, isBilled, isPaid, isSettled } from '@/domain/money/paymentLabels';
import { paymentSettled } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { CashOutcome } from './CashOutcome';
import { Checking } from './Checking';
import { DeclinedCard } from './DeclinedCard';
import { NoPayment } from './NoPayment';
import { OutcomeCard } from './OutcomeCard';
import { PaymentUnchecked } from './PaymentUnchecked';
import { TopUpOutcome } from './TopUpOutcome';
import { getBookingFacts } from './outcomeFacts';
import { usePaymentSubject } from './usePaymentSubject';

/** `/payment/method/failure`, for bookings and top-ups. */
function PaymentFailurePage() {
  const { bookingId, reference, pendingTopUp } = usePaymentSubject();
  if (!bookingId && (reference || pendingTopUp)) return <TopUpOutcome reference={reference} pending={pendingTopUp} />;
  return bookingId ? <BookingFailure bookingId={bookingId} /> : <NoPayment />;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Outcome of a failed booking payment. The server's booking decides, because it may be paid after all. */
function BookingFailure({ bookingId }: { bookingId: string }) {
  const dispatch = useAppDispatch();
  const { data: booking, error, refetch, isFetching } = useGetBookingQuery(bookingId, FRESH);
  const isKnown = booking !== undefined;

  // the outcome is known, so trying again starts a new payment
  useEffect(() => {
    if (isKnown) dispatch(paymentSettled({ bookingId }));
  }, [dispatch, isKnown, bookingId]);

  const failed = useFailedPayment(booking);

  if (error && !booking) {
    return <PaymentUnchecked error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!booking) return <Checking />;
  if (isPaid(booking)) {
    return (
      <OutcomeCard
        outcome="paid"
        facts={getBookingFacts(booking)}
        title={isBilled(booking) ? getPaymentStatusLabel(booking) : 'This booking is paid'}
        text={`${getPaymentSummary(booking)} for ${booking.booking_number}. Nothing else is due now.`}
      >
        <ButtonLink to={getLivePath(String(booking.id))} variant="primary" size="lg">
          Follow the delivery
        </ButtonLink>
      </OutcomeCard>
    );
  }
  if (isSettled(booking)) return <CashOutcome booking={booking} />;
  return (
    <DeclinedCard transaction={failed} note="Your booking is saved." facts={getBookingFacts(booking)}>
      <ButtonLink to={getReviewPath(String(booking.id))} variant="primary" size="lg">
        Try again
      </ButtonLink>
      <HelpLink topic="payment-failed" className="self-center" />
    </DeclinedCard>
  );
}

/** Returns the ledger entry of the failed payment; null while unknown. */
function useFailedPayment(booking: Booking | undefined): Transaction | null {
  const ledger = useGetTransactionsQuery(ALL_TRANSACTIONS, {
    ...FRESH,
    skip: booking === undefined || isSettled(booking),
  });
  const last = ledger.data?.data.find(
    ({ type, booking_number }) => type === 'Payment' && booking_number === booking?.booking_number,
  );
  return last?.status === 'Failed' ? last : null;
}

export { PaymentFailurePage as Component };
