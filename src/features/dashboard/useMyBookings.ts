import { useGetBookingsQuery } from '@/api/bookings';
import { firstPage, REFETCH_AFTER_5_S } from './firstPage';

/** Returns the first page of each list of bookings; all blocks share the requests. */
export function useMyBookings() {
  const pending = useGetBookingsQuery(firstPage('Pending'), REFETCH_AFTER_5_S);
  const ongoing = useGetBookingsQuery(firstPage('Ongoing'));
  const completed = useGetBookingsQuery(firstPage('Completed'), REFETCH_AFTER_5_S);
  const lists = [pending, ongoing, completed];
  const failed = lists.filter(({ data, isError }) => isError && !data);
  return {
    pending: pending.data,
    ongoing: ongoing.data,
    completed: completed.data,
    isLoading: lists.some(({ isLoading }) => isLoading),
    error: failed[0]?.error,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Counts the bookings; `count` is undefined while unknown. Cancelled ones count if there are no others. */
export function useBookingCount() {
  const { pending, ongoing, completed, isLoading } = useMyBookings();
  const count = pending && ongoing && completed && pending.count + ongoing.count + completed.count;
  const cancelled = useGetBookingsQuery(firstPage('Cancelled'), { skip: count !== 0 });
  return { count: count === 0 ? cancelled.data?.count : count, isLoading: isLoading || cancelled.isLoading };
}
