import type { BookingListStatus } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';

/** Returns the query for the first page of a list of bookings; all blocks of the dashboard share the request. */
export const getFirstPage = (status: BookingListStatus) => ({ page: BOOKINGS_FIRST_PAGE, status });

/** Lets a block that mounts later use a response of the last 5 s. */
export const REFETCH_AFTER_5_S = { refetchOnMountOrArgChange: 5 } as const;
