import { createContext, useContext } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import type { BookingStatus } from '@/config/statuses';
import { combineQueries } from './combineQueries';
import { useOverdue } from './useOverdue';

/** Returns the query for the first page of a list of bookings; all blocks of the dashboard share the request. */
export const getFirstPage = (status: BookingStatus) => ({ page: BOOKINGS_FIRST_PAGE, status });

/** Lets a block that mounts later use a response of the last 5 s. */
export const REFETCH_AFTER_5_S = { refetchOnMountOrArgChange: 5 } as const;

/** Requests the first page of each list of bookings. */
function useFirstPages() {
  const pending = useGetBookingsQuery(getFirstPage('Pending'), REFETCH_AFTER_5_S);
  const ongoing = useGetBookingsQuery(getFirstPage('Ongoing'));
  const completed = useGetBookingsQuery(getFirstPage('Completed'), REFETCH_AFTER_5_S);
  return {
    pending: pending.data,
    ongoing: ongoing.data,
    completed: completed.data,
    completedQuery: completed,
    ...combineQueries([pending, ongoing, completed]),
  };
}

/** Counts the bookings; `count` is undefined while unknown. Cancelled ones count if there are no others. */
function useBookingCount({ pending, ongoing, completed, isLoading }: ReturnType<typeof useFirstPages>) {
  const count = pending && ongoing && completed && pending.count + ongoing.count + completed.count;
  const cancelled = useGetBookingsQuery(getFirstPage('Cancelled'), { skip: count !== 0 });
  return {
    ...combineQueries([cancelled]),
    count: count === 0 ? cancelled.data?.count : count,
    isLoading: isLoading || cancelled.isLoading,
  };
}

/** Requests the lists that several blocks show. */
export function useRequestDashboardLists() {
  const bookings = useFirstPages();
  return {
    bookings,
    bookingCount: useBookingCount(bookings),
    methods: useGetPaymentMethodsQuery(),
    credit: useOverdue(),
  };
}

type Lists = ReturnType<typeof useRequestDashboardLists>;

/** Lists of the page for its blocks. A block with its own query would send it again when it mounts after a failure. */
export const DashboardLists = createContext<Lists | null>(null);

export function useDashboardLists(): Lists {
  const lists = useContext(DashboardLists);
  if (!lists) throw new Error('DashboardLists is missing');
  return lists;
}

export const useMyBookings = () => useDashboardLists().bookings;
