import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetBookingQuery } from '../../api/bookings';
import { Button } from '../../components/ui/Button';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { ErrorState } from '../../components/ui/ErrorState';
import { LoadingDots } from '../../components/ui/LoadingDots';
import { livePath, PATHS, reviewPath } from '../../config/paths';
import { paymentSettled, selectPendingPayment } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { OutcomeCard } from './OutcomeCard';
import { isPaid, paidWords } from './settle';

/** How often the server is asked while the bank's word has not reached it yet. */
const CONFIRM_POLL_MS = 3_000;

/** The bank led here, but an address proves nothing: only what the server says of the booking counts. */
export function PaymentSuccessPage() {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const pending = useAppSelector(selectPendingPayment);
  const bookingId = params.get('booking') ?? pending?.bookingId ?? '';
  const {
    data: seen,
    error,
    refetch,
  } = useGetBookingQuery(bookingId, {
    skip: bookingId === '',
    refetchOnMountOrArgChange: true,
  });
  const isSettled = seen !== undefined && isPaid(seen);
  const { data: booking = seen } = useGetBookingQuery(bookingId, {
    skip: bookingId === '' || isSettled || seen === undefined,
    pollingInterval: CONFIRM_POLL_MS,
    skipPollingIfUnfocused: true,
  });

  useEffect(() => {
    if (isSettled) dispatch(paymentSettled({ bookingId: String(seen.id) }));
  }, [dispatch, isSettled, seen]);

  if (bookingId === '') {
    return (
      <OutcomeCard isGood={false} title="No payment to show" text="This page opens after a payment.">
        <ButtonLink to={PATHS.myBookings} variant="primary" size="lg">
          My Bookings
        </ButtonLink>
      </OutcomeCard>
    );
  }
  if (error && !booking) {
    return (
      <div className="py-16">
        <ErrorState title="We could not check the payment" text={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!booking) {
    return (
      <div className="grid place-items-center py-24" role="status" aria-label="Checking the payment">
        <LoadingDots />
      </div>
    );
  }
  if (!isPaid(booking)) {
    return (
      <OutcomeCard
        isGood={false}
        title="The bank has not confirmed yet"
        text={`We keep asking about ${booking.booking_number}. If money has left your account already, it is matched to this booking or comes back by itself.`}
      >
        <Button variant="primary" size="lg" onClick={() => void refetch()}>
          Check again
        </Button>
        <ButtonLink to={reviewPath(String(booking.id))} variant="secondary" size="lg">
          Back to payment
        </ButtonLink>
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard
      isGood
      title="Payment received"
      text={`${paidWords(booking)} for ${booking.booking_number}. We are finding your driver now.`}
    >
      <ButtonLink to={livePath(String(booking.id))} variant="primary" size="lg">
        Follow the delivery
      </ButtonLink>
    </OutcomeCard>
  );
}
