import { useMemo } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { uniqueBookings } from '@/hooks/useAllBookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { combineQueries } from './combineQueries';
import { useMyBookings } from './dashboardLists';

const completed = (page: number) => ({ page: BOOKINGS_FIRST_PAGE + page, status: 'Completed' }) as const;

/** Returns the last thirty deliveries, newest first. The other blocks share the request for the first page. */
export function useLastDeliveries() {
  const first = useMyBookings().completedQuery;
  const total = first.data?.count ?? 0;
  const second = useGetBookingsQuery(completed(1), { skip: total <= BOOKINGS_PAGE_SIZE });
  const third = useGetBookingsQuery(completed(2), { skip: total <= 2 * BOOKINGS_PAGE_SIZE });

  const newest = useMemo(
    () => uniqueBookings([first.data, second.data, third.data].flatMap((page) => page?.data ?? [])),
    [first.data, second.data, third.data],
  );
  return {
    bookings: useNamedPlaces(newest),
    total,
    ...combineQueries([first, second, third]),
  };
}
