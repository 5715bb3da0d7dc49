import { useMemo } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { uniqueBookings } from '@/hooks/useAllBookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';

const completed = (page: number) => ({ page: BOOKINGS_FIRST_PAGE + page, status: 'Completed' }) as const;

/** The last thirty deliveries, newest first. Their first page is the one that the other blocks read: one call for all. */
export function useLastDeliveries() {
  const first = useGetBookingsQuery(completed(0));
  const total = first.data?.count ?? 0;
  const second = useGetBookingsQuery(completed(1), { skip: total <= BOOKINGS_PAGE_SIZE });
  const third = useGetBookingsQuery(completed(2), { skip: total <= 2 * BOOKINGS_PAGE_SIZE });
  const pages = [first, second, third];
  const broken = pages.filter(({ data, isError }) => isError && !data);

  const newest = useMemo(
    () => uniqueBookings([first.data, second.data, third.data].flatMap((page) => page?.data ?? [])),
    [first.data, second.data, third.data],
  );
  return {
    bookings: useNamedPlaces(newest),
    total,
    isLoading: pages.some(({ isLoading }) => isLoading),
    error: broken[0]?.error ?? null,
    retry: () => broken.forEach(({ refetch }) => void refetch()),
  };
}
