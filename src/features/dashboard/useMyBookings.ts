import { useGetBookingsQuery } from '../../api/bookings';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';

const FIRST = BOOKINGS_FIRST_PAGE;
/** The blocks of a page do not all come at once: what one asked for a few seconds ago serves the next. */
const UNLESS_JUST_ASKED = { refetchOnMountOrArgChange: 5 } as const;

/** The first page of each list; every block asks for what it needs, and one call serves them all. */
export function useMyBookings() {
  const pending = useGetBookingsQuery({ page: FIRST, status: 'Pending' }, UNLESS_JUST_ASKED);
  const ongoing = useGetBookingsQuery({ page: FIRST, status: 'Ongoing' });
  const completed = useGetBookingsQuery({ page: FIRST, status: 'Completed' }, UNLESS_JUST_ASKED);
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
