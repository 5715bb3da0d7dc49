import { useSearchParams } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { ActionBar } from '@/components/ui/ActionBar';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { HelpLink } from '@/components/ui/HelpLink';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { BOOKING_STEPS } from '@/config/constants';
import { BOOKING_NOT_FOUND, CHECK_CONNECTION, WRONG_ACCOUNT_OR_LINK } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { useFocusPageOnChange } from '@/hooks/useFocusPageOnChange';
import { useLiveBooking } from '@/hooks/useLiveBooking';
import { useStoreOpenedBooking } from '@/hooks/useStoreOpenedBooking';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { selectExclusiveBooking } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { LiveDetail } from './LiveDetail';
import { LiveSkeleton, PackSkeleton } from './LiveSkeleton';

const EvidencePack = lazyWithRetry(() => import('./EvidencePack'), 'EvidencePack', <PackSkeleton />);

/** Returns true until a driver and a payment are chosen; a cash booking is Ongoing although it is Unpaid. */
const isBeforePayment = ({ status, payment_status }: Booking) => payment_status === 'Unpaid' && status === 'Pending';

/** Live page of one delivery, whose id or booking number is in the URL. */
function LivePage() {
  const [params] = useSearchParams();
  const opened = useAppSelector(selectExclusiveBooking);
  const bookingId = params.get('booking') ?? opened?.bookingId ?? '';
  const { booking, error, isLoading, updatedAt, refetch } = useLiveBooking(bookingId);
  useStoreOpenedBooking(booking);

  const isMissing = bookingId === '' || (!booking && [404, 403].includes(getErrorStatus(error)));
  const view = params.get('view');
  useFocusPageOnChange(view);
  const isPack = view === 'evidence';
  return (
    <div className={isPack ? 'flex flex-col' : 'flex h-[calc(100dvh-64px)] min-h-[560px] flex-col'}>
      <ActionBar
        back={{ to: PATHS.myBookings, label: 'My Bookings' }}
        title={booking?.booking_number ?? 'Delivery'}
        steps={booking && !isDeliveryOver(booking) ? [...BOOKING_STEPS] : undefined}
        current={booking && isBeforePayment(booking) ? 1 : 2}
        mode={booking && getBookingMode(booking)}
      />
      {booking && isPack && <EvidencePack booking={booking} />}
      {booking && !isPack && (
        <LiveDetail booking={booking} updatedAt={updatedAt} hasFailed={Boolean(error)} onRefresh={refetch} />
      )}
      {!booking && isLoading && (isPack ? <PackSkeleton /> : <LiveSkeleton />)}
      {!booking && !isLoading && isMissing && (
        <EmptyState
          title={BOOKING_NOT_FOUND}
          text={WRONG_ACCOUNT_OR_LINK}
          action={
            <span className="flex flex-col items-center gap-3">
              <ButtonLink to={PATHS.myBookings} variant="primary">
                My Bookings
              </ButtonLink>
              <HelpLink topic="not-found" />
            </span>
          }
        />
      )}
      {!booking && !isLoading && !isMissing && (
        <ErrorState
          title="The delivery did not load"
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={refetch}
        />
      )}
    </div>
  );
}

export { LivePage as Component };
