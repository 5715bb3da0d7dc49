import { useEffect } from 'react';
import { useGetBookingQuery } from '@/api/bookings';
import { useGetTransactionsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { HelpLink } from '@/components/ui/HelpLink';
import { TRANSACTIONS_PAGE, TRANSACTIONS_SIZE } from '@/config/constants';
import { CHECK_CONNECTION, NOTHING_WAS_CHARGED, PAYMENT_FAILED, PAYMENT_UNCHECKED } from '@/config/messages';
import { livePath, reviewPath } from '@/config/paths';
import { isPaid, isSettled } from '@/domain/money/paymentLabels';
import { messageOf } from '@/lib/http/messageOf';
import { paymentSettled } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { formatPeso } from '@/utils/money';
import { CashOutcome } from './CashOutcome';
import { Checking } from './Checking';
import { NothingToShow } from './NothingToShow';
import { OutcomeCard } from './OutcomeCard';
import { TopUpOutcome } from './TopUpOutcome';
import { usePaymentSubject } from './usePaymentSubject';

/** `/payment/method/failure`, for bookings and top-ups. */
function PaymentFailurePage() {
  const { bookingId, reference, pendingTopUp } = usePaymentSubject();
  if (!bookingId && (reference || pendingTopUp)) return <TopUpOutcome reference={reference} pending={pendingTopUp} />;
  return bookingId ? <BookingFailure bookingId={bookingId} /> : <NothingToShow />;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** A payment that did not go through keeps its booking; the server is asked whether it went through after all. */
function BookingFailure({ bookingId }: { bookingId: string }) {
  const dispatch = useAppDispatch();
  const { data: booking, error, refetch, isFetching } = useGetBookingQuery(bookingId, FRESH);
  const isOver = booking !== undefined;

  // the server has said what became of it: trying again is a payment of its own
  useEffect(() => {
    if (isOver) dispatch(paymentSettled({ bookingId }));
  }, [dispatch, isOver, bookingId]);

  const failed = useFailedPayment(booking);

  if (error && !booking) {
    return (
      <div className="py-16">
        <ErrorState
          title={PAYMENT_UNCHECKED}
          text={messageOf(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          help="payment-failed"
        />
      </div>
    );
  }
  if (!booking) return <Checking />;
  if (isPaid(booking)) {
    return (
      <OutcomeCard isGood title="This booking is paid" text={`${booking.booking_number} was paid; nothing is due.`}>
        <ButtonLink to={livePath(String(booking.id))} variant="primary" size="lg">
          Follow the delivery
        </ButtonLink>
      </OutcomeCard>
    );
  }
  if (isSettled(booking)) return <CashOutcome booking={booking} />;
  return (
    <OutcomeCard
      isGood={false}
      title={PAYMENT_FAILED}
      text={`${failed ?? 'The bank or the wallet declined it, or it was closed.'} ${NOTHING_WAS_CHARGED} Your booking is kept.`}
    >
      <ButtonLink to={reviewPath(String(booking.id))} variant="primary" size="lg">
        Try again
      </ButtonLink>
      <HelpLink topic="payment-failed" className="self-center" />
    </OutcomeCard>
  );
}

/** Who declined how much, by the ledger; null while it says nothing of it. */
function useFailedPayment(booking: Booking | undefined): string | null {
  const ledger = useGetTransactionsQuery(
    { page: TRANSACTIONS_PAGE, size: TRANSACTIONS_SIZE },
    { ...FRESH, skip: booking === undefined || isSettled(booking) },
  );
  const last = ledger.data?.data.find(
    (one) => one.type === 'Payment' && one.booking_number === booking?.booking_number,
  );
  if (last?.status !== 'Failed') return null;
  return `${last.method ?? 'The bank'} declined ${formatPeso(Math.abs(last.amount))}, or it was closed.`;
}

export { PaymentFailurePage as Component };
