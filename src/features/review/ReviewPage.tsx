import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetBookingQuery } from '@/api/bookings';
import { ActionBar } from '@/components/ui/ActionBar';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { BOOKING_STEPS } from '@/config/constants';
import { BOOKING_NOT_FOUND, BOOKING_NOT_LOADED, CHECK_CONNECTION, WRONG_ACCOUNT_OR_LINK } from '@/config/messages';
import { bookPath, changePath, livePath, PATHS } from '@/config/paths';
import { driverAccountOf } from '@/domain/booking/appointment';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { isSettled } from '@/domain/money/paymentLabels';
import { messageOf, httpStatusOf } from '@/lib/http/messageOf';
import { bookingOpened, selectExclusiveBooking } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ReplacedBooking } from './ReplacedBooking';
import { Review } from './Review';

/** Review, rates and payment of one booking, named in the address so that reload, Back and the bank lead here again. */
function ReviewPage() {
  const dispatch = useAppDispatch();
  const [params] = useSearchParams();
  const kept = useAppSelector(selectExclusiveBooking);
  const bookingId = params.get('booking') ?? kept?.bookingId ?? '';
  const {
    currentData: booking,
    isFetching,
    error,
    refetch,
  } = useGetBookingQuery(bookingId, {
    skip: bookingId === '',
    refetchOnMountOrArgChange: true,
  });
  const mode = booking ? bookingModeOf(booking) : (kept?.mode ?? 'exclusive');

  useEffect(() => {
    if (!booking) return;
    const { id, booking_number: bookingNumber } = booking;
    const driverAccountNumber = driverAccountOf(booking) ?? '';
    dispatch(
      bookingOpened({ bookingId: String(id), bookingNumber, mode: bookingModeOf(booking), driverAccountNumber }),
    );
  }, [booking, dispatch]);

  const isOpen = booking !== undefined && booking.status !== 'Cancelled';
  const replaced = (kept?.bookingId === bookingId && kept.replaces) || [];

  if (booking && isSettled(booking)) return <Navigate to={livePath(String(booking.id))} replace />;
  return (
    <div className="flex h-[calc(100dvh-64px)] flex-col">
      <ActionBar
        back={{ to: isOpen ? changePath(mode, bookingId) : bookPath(mode), label: 'Details' }}
        title="Book a delivery"
        steps={[...BOOKING_STEPS]}
        current={1}
        mode={mode}
      />
      {replaced.map((one) => (
        <ReplacedBooking key={one.id} {...one} />
      ))}
      {booking && isOpen && <Review booking={booking} />}
      {booking?.status === 'Cancelled' && (
        <Notice
          title="This booking was cancelled"
          text="Nothing was charged for it. Book again when you are ready."
          mode={mode}
        />
      )}
      {isFetching && !booking && !error && <SkeletonRows count={6} />}
      {error && !booking && httpStatusOf(error) === 404 && (
        <Notice title={BOOKING_NOT_FOUND} text={WRONG_ACCOUNT_OR_LINK} mode={mode} />
      )}
      {error && !booking && httpStatusOf(error) !== 404 && (
        <ErrorState
          title={BOOKING_NOT_LOADED}
          text={messageOf(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
        />
      )}
      {bookingId === '' && (
        <Notice title="No booking to pay for yet" text="Tell us the route and the goods first." mode={mode} />
      )}
    </div>
  );
}

function Notice({ title, text, mode }: { title: string; text: string; mode: 'exclusive' | 'shared' }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <span className="flex gap-2.5">
          <ButtonLink to={PATHS.myBookings} variant="secondary">
            My Bookings
          </ButtonLink>
          <ButtonLink to={bookPath(mode)} variant="primary">
            Book a delivery
          </ButtonLink>
        </span>
      }
    />
  );
}

export { ReviewPage as Component };
