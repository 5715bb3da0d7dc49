import type { BookingListStatus } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';

/** First page of a list of bookings; all blocks of the dashboard share the request. */
export const firstPage = (status: BookingListStatus) => ({ page: BOOKINGS_FIRST_PAGE, status });

/** A response of the last 5 s serves a block that mounts later. */
export const REFETCH_AFTER_5_S = { refetchOnMountOrArgChange: 5 } as const;
