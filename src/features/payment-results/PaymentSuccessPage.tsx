import { BookingSuccess } from './BookingSuccess';
import { NoPayment } from './NoPayment';
import { TopUpOutcome } from './TopUpOutcome';
import { usePaymentSubject } from './usePaymentSubject';

/** `/payment/method/success`, for bookings and top-ups. */
function PaymentSuccessPage() {
  const { bookingId, reference, pendingTopUp } = usePaymentSubject();
  if (bookingId) return <BookingSuccess bookingId={bookingId} reference={reference} />;
  if (reference || pendingTopUp) return <TopUpOutcome reference={reference} pending={pendingTopUp} />;
  return <NoPayment />;
}

export { PaymentSuccessPage as Component };
