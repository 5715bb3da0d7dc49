import { PATHS } from '@/config/paths';

/** Where all completed bookings are. */
export const COMPLETED_LIST = `${PATHS.myBookings}?status=Completed`;
