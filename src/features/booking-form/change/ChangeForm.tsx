import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useGetBookingQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { BOOKING_NOT_LOADED, CHECK_CONNECTION } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { getBookPath, getLivePath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { toDraft } from '@/domain/draft/draftOfBooking';
import { getFingerprint } from '@/domain/draft/draftWire';
import { isSettled } from '@/domain/money/paymentLabels';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { bookingOpened, selectExclusiveBooking } from '@/store/booking';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { BookingForm } from '../BookingForm';
import { BookingSkeleton } from '../BookingSkeleton';
import type { GateRecheck } from '../gate/useGate';

type ChangeFormProps = {
  bookingId: string;
  mode: BookingMode;
  recheck: GateRecheck | null;
  account: string;
  onRestart: () => void;
};

/** Form of an unpaid booking. A paid booking redirects to its live page, a cancelled one to a new form. */
export function ChangeForm({ bookingId, ...form }: ChangeFormProps) {
  const { data, error, isFetching, refetch } = useGetBookingQuery(bookingId, { refetchOnMountOrArgChange: true });
  if (data && isSettled(data)) return <Navigate to={getLivePath(bookingId)} replace />;
  if (data?.status === 'Cancelled' || getErrorStatus(error) === 404)
    return <Navigate to={getBookPath(form.mode)} replace />;
  if (data) return <UnpaidBookingForm {...form} booking={data} />;
  if (!error) return <BookingSkeleton />;
  return (
    <Card className="mx-auto max-w-[640px]">
      <ErrorState
        title={BOOKING_NOT_LOADED}
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Card>
  );
}

function UnpaidBookingForm({ booking, ...form }: Omit<ChangeFormProps, 'bookingId'> & { booking: Booking }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const bookingId = String(booking.id);
  const [{ draft, change }] = useState(() => {
    const opened = selectExclusiveBooking(store.getState());
    const typed = opened?.bookingId === bookingId ? opened.form : undefined;
    const draft = typed?.draft ?? toDraft(booking);
    const booked = typed?.booked ?? getFingerprint(draft);
    return { draft, change: { bookingId, bookingNumber: booking.booking_number, booked } };
  });

  // edits are stored under this booking
  const storeOpened = useEffectEvent(() => {
    const { bookingNumber } = change;
    dispatch(bookingOpened({ bookingId, bookingNumber, mode: getBookingMode(booking), driverAccountNumber: '' }));
  });
  useEffect(() => storeOpened(), []);

  return <BookingForm {...form} draft={draft} change={change} />;
}
