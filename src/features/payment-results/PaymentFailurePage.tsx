import { useEffect } from 'react';
import { useGetBookingQuery } from '../../api/bookings';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { HelpLink } from '../../components/ui/HelpLink';
import { livePath, PATHS, reviewPath } from '../../config/paths';
import { paymentSettled } from '../../store/booking';
import { useAppDispatch } from '../../store/hooks';
import { isPaid } from '../../store/paymentWords';
import { OutcomeCard } from './OutcomeCard';
import { TopUpOutcome } from './TopUpOutcome';
import { usePaymentSubject } from './usePaymentSubject';

/** `/payment/method/failure`, for bookings and top-ups. */
export function PaymentFailurePage() {
  const { bookingId, reference, pendingTopUp } = usePaymentSubject();
  if (!bookingId && (reference || pendingTopUp)) return <TopUpOutcome reference={reference} pending={pendingTopUp} />;
  return <BookingFailure bookingId={bookingId} />;
}

/** A payment that did not go through keeps its booking; the server is asked whether it went through after all. */
function BookingFailure({ bookingId }: { bookingId: string }) {
  const dispatch = useAppDispatch();
  const { data: booking } = useGetBookingQuery(bookingId, { skip: bookingId === '', refetchOnMountOrArgChange: true });
  const isOver = booking !== undefined;

  // the server has said what became of it: trying again is a payment of its own
  useEffect(() => {
    if (isOver) dispatch(paymentSettled({ bookingId }));
  }, [dispatch, isOver, bookingId]);

  if (booking && isPaid(booking)) {
    return (
      <OutcomeCard isGood title="This booking is paid" text={`${booking.booking_number} was paid; nothing is due.`}>
        <ButtonLink to={livePath(String(booking.id))} variant="primary" size="lg">
          Follow the delivery
        </ButtonLink>
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard
      isGood={false}
      title="The payment did not go through"
      text="The bank or the wallet declined it, or it was closed. Nothing was charged; an amount that was held is released by your bank. Your booking is kept."
    >
      <ButtonLink to={bookingId ? reviewPath(bookingId) : PATHS.myBookings} variant="primary" size="lg">
        {bookingId ? 'Try again' : 'My Bookings'}
      </ButtonLink>
      <HelpLink topic="payment-failed" className="self-center" />
    </OutcomeCard>
  );
}
