import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '../api/bookings';
import { BOOKINGS_FIRST_PAGE } from '../config/constants';
import { modeOf } from './bookingView';
import { useAppSelector } from './hooks';
import type { KindByBooking } from './ledger';

const { getBookings, getAllBookings } = bookingsApi.endpoints;

const FIRST_PAGES = (['Ongoing', 'Completed', 'Cancelled'] as const).map((status) =>
  getBookings.select({ page: BOOKINGS_FIRST_PAGE, status }),
);
const ALL_COMPLETED = getAllBookings.select('Completed');

/** Special or Joint by booking number, of the bookings that are loaded anyway; nothing is asked for it. */
export function useKindByBooking(): KindByBooking {
  const pages = useAppSelector(
    (state) => [...FIRST_PAGES.map((select) => select(state).data), ...(ALL_COMPLETED(state).data?.pages ?? [])],
    shallowEqual,
  );
  return useMemo(
    () =>
      new Map(
        pages
          .flatMap((page) => page?.data ?? [])
          .map((booking) => [booking.booking_number, modeOf(booking) === 'shared' ? 'joint' : 'special']),
      ),
    [pages],
  );
}
