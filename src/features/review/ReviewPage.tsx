import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetBookingQuery } from '@/api/bookings';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { ActionBar } from '@/components/ui/ActionBar';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { BOOKING_STEPS } from '@/config/constants';
import { BOOKING_NOT_FOUND, BOOKING_NOT_LOADED, CHECK_CONNECTION, WRONG_ACCOUNT_OR_LINK } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { PATHS, getBookPath, getChangePath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { isSettled } from '@/domain/money/paymentLabels';
import { useStoreOpenedBooking } from '@/hooks/useStoreOpenedBooking';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { selectExclusiveBooking } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { ReplacedBooking } from './ReplacedBooking';
import { Review } from './Review';
import { ReviewSkeleton } from './ReviewSkeleton';
import { useAfterPaymentPath } from './useAfterPaymentPath';

/** Review and payment of the booking in the URL, so that a reload, Back and the bank's page return to it. */
function ReviewPage() {
  const [params] = useSearchParams();
  const opened = useAppSelector(selectExclusiveBooking);
  const bookingId = params.get('booking') ?? opened?.bookingId ?? '';
  const {
    currentData: booking,
    isFetching,
    error,
    refetch,
  } = useGetBookingQuery(bookingId, {
    skip: bookingId === '',
    refetchOnMountOrArgChange: true,
    // another device may have paid or cancelled it
    refetchOnFocus: true,
  });
  useStoreOpenedBooking(booking);
  const afterPayment = useAfterPaymentPath(String(booking?.id ?? bookingId));
  const mode = booking ? getBookingMode(booking) : (opened?.mode ?? 'exclusive');

  const isOpen = booking !== undefined && booking.status !== 'Cancelled';
  const replacedBookings = (opened?.bookingId === bookingId && opened.replaces) || [];

  if (booking && isSettled(booking)) return <Navigate to={afterPayment} replace />;
  return (
    <div className="flex h-[calc(100dvh-64px)] flex-col">
      <ActionBar
        back={{ to: isOpen ? getChangePath(mode, bookingId) : getBookPath(mode), label: 'Details' }}
        title="Book a delivery"
        steps={[...BOOKING_STEPS]}
        current={1}
        mode={mode}
      />
      {replacedBookings.map((replaced) => (
        <ReplacedBooking key={replaced.id} {...replaced} />
      ))}
      {isOpen && <Review key={booking.id} booking={booking} />}
      {booking && !isOpen && (
        <Notice
          title="This booking was cancelled"
          text="You weren't charged. Book again when you're ready."
          mode={mode}
        />
      )}
      {!booking && error && <LoadError error={error} mode={mode} onRetry={() => void refetch()} />}
      {!booking && !error && isFetching && <ReviewSkeleton />}
      {bookingId === '' && (
        <Notice title="No booking to pay for yet" text="Enter the route and the goods first." mode={mode} />
      )}
    </div>
  );
}

type LoadErrorProps = { error: unknown; mode: BookingMode; onRetry: () => void };

function LoadError({ error, mode, onRetry }: LoadErrorProps) {
  if (getErrorStatus(error) === 404)
    return <Notice title={BOOKING_NOT_FOUND} text={WRONG_ACCOUNT_OR_LINK} mode={mode} />;
  return <ErrorState title={BOOKING_NOT_LOADED} text={getErrorMessage(error, CHECK_CONNECTION)} onRetry={onRetry} />;
}

function Notice({ title, text, mode }: { title: string; text: string; mode: BookingMode }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <span className="flex gap-2.5">
          <ButtonLink to={PATHS.myBookings} variant="secondary">
            My Bookings
          </ButtonLink>
          <BookDeliveryLink isMain mode={mode} />
        </span>
      }
    />
  );
}

export { ReviewPage as Component };
