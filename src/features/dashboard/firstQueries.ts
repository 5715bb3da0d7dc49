import { bookingsApi, type BookingListStatus } from '../../api/bookings';
import { paymentsApi } from '../../api/payments';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';

/** The first page of a list, as every block of the dashboard asks for it: one call serves them all. */
export const firstPage = (status: BookingListStatus) => ({ page: BOOKINGS_FIRST_PAGE, status });

/** What was asked for a few seconds ago serves again: the blocks do not all come at once, and some asked before them. */
export const UNLESS_JUST_ASKED = { refetchOnMountOrArgChange: 5 } as const;

/** What is in sight first is made of these. */
export const firstQueries = () => [
  ...(['Ongoing', 'Pending', 'Completed'] as const).map((status) =>
    bookingsApi.endpoints.getBookings.initiate(firstPage(status), { subscribe: false }),
  ),
  paymentsApi.endpoints.getPaymentMethods.initiate(undefined, { subscribe: false }),
];
