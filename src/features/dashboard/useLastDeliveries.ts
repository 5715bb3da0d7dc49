import { useMemo } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { dedupeBookings } from '@/hooks/useAllBookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { combineQueries } from './combineQueries';
import { useMyBookings } from './dashboardLists';

const getCompletedPage = (page: number) => ({ page: BOOKINGS_FIRST_PAGE + page, status: 'Completed' }) as const;

/** Returns the last thirty deliveries, newest first. The other blocks share the request for the first page. */
export function useLastDeliveries() {
  const first = useMyBookings().completedQuery;
  const total = first.data?.count ?? 0;
  const second = useGetBookingsQuery(getCompletedPage(1), { skip: total <= BOOKINGS_PAGE_SIZE });
  const third = useGetBookingsQuery(getCompletedPage(2), { skip: total <= 2 * BOOKINGS_PAGE_SIZE });

  const newest = useMemo(
    () => dedupeBookings([first.data, second.data, third.data].flatMap((page) => page?.data ?? [])),
    [first.data, second.data, third.data],
  );
  return {
    bookings: useNamedPlaces(newest),
    total,
    ...combineQueries([first, second, third]),
  };
}
