import { useGetBookingsQuery } from '@/api/bookings';
import { firstPage, REFETCH_AFTER_5_S } from './firstPage';

/** The first page of each list; every block asks for what it needs, and one call serves them all. */
export function useMyBookings() {
  const pending = useGetBookingsQuery(firstPage('Pending'), REFETCH_AFTER_5_S);
  const ongoing = useGetBookingsQuery(firstPage('Ongoing'));
  const completed = useGetBookingsQuery(firstPage('Completed'), REFETCH_AFTER_5_S);
  const lists = [pending, ongoing, completed];
  const broken = lists.filter(({ data, isError }) => isError && !data);
  return {
    pending: pending.data,
    ongoing: ongoing.data,
    completed: completed.data,
    isLoading: lists.some(({ isLoading }) => isLoading),
    error: broken[0]?.error,
    hasFailed: broken.length > 0,
    retry: () => broken.forEach(({ refetch }) => void refetch()),
  };
}
