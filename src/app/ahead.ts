import { bookingsApi } from '../api/bookings';
import { notificationsApi } from '../api/notifications';
import { paymentsApi } from '../api/payments';
import { BOOKINGS_FIRST_PAGE } from '../config/constants';
import { PATHS } from '../config/paths';
import type { AppStore } from '../store/makeStore';
import { selectCanReadMessages } from '../store/user';

const LISTS = ['Ongoing', 'Pending', 'Completed'] as const;
const FIRST_NOTIFICATIONS = 1;

/** Asks for what the dashboard shows first: the answers are under way while its code is still being run and drawn. */
export function askAhead(store: AppStore, pathname: string): void {
  if (pathname !== PATHS.dashboard) return;
  for (const status of LISTS) {
    store.dispatch(bookingsApi.util.prefetch('getBookings', { page: BOOKINGS_FIRST_PAGE, status }, {}));
  }
  store.dispatch(paymentsApi.util.prefetch('getPaymentMethods', undefined, {}));
  if (selectCanReadMessages(store.getState())) {
    store.dispatch(notificationsApi.util.prefetch('getNotifications', FIRST_NOTIFICATIONS, {}));
  }
}
