import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { getBookingMode } from '@/domain/booking/bookingView';
import type { ModeByBooking } from '@/domain/money/ledger';
import { useAppSelector } from '@/store/hooks';

const { getBookings, getAllBookings } = bookingsApi.endpoints;

const LISTED = [
  ...(['Ongoing', 'Cancelled'] as const).map((status) => ({ page: BOOKINGS_FIRST_PAGE, status })),
  ...[0, 1, 2].map((page) => ({ page: BOOKINGS_FIRST_PAGE + page, status: 'Completed' as const })),
].map((request) => getBookings.select(request));
const ALL_COMPLETED = getAllBookings.select('Completed');

/** Returns the mode of each booking by its number, from the cached bookings only; it fetches nothing. */
export function useModeByBooking(): ModeByBooking {
  const pages = useAppSelector(
    (state) => [...LISTED.map((select) => select(state).data), ...(ALL_COMPLETED(state).data?.pages ?? [])],
    shallowEqual,
  );
  return useMemo(
    () =>
      new Map(
        pages.flatMap((page) => page?.data ?? []).map((booking) => [booking.booking_number, getBookingMode(booking)]),
      ),
    [pages],
  );
}
