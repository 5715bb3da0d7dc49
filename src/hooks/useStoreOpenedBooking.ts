import { useEffect } from 'react';
import type { Booking } from '@/api/wire';
import { getDriverAccountNumber } from '@/domain/booking/appointment';
import { getBookingMode } from '@/domain/booking/bookingView';
import { bookingOpened } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';

/** Stores the open booking: its pages and the chat with its driver find it without an id in the URL. */
export function useStoreOpenedBooking(booking: Booking | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!booking) return;
    dispatch(
      bookingOpened({
        bookingId: String(booking.id),
        bookingNumber: booking.booking_number,
        mode: getBookingMode(booking),
        driverAccountNumber: getDriverAccountNumber(booking) ?? '',
      }),
    );
  }, [booking, dispatch]);
}
