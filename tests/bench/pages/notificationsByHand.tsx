import type { Notification } from '@/api/wire';
import { NotificationRow } from '@/features/notifications/NotificationRow';
import '@/index.css';
import { formatNotificationDate } from '@/lib/dates';
import { drawInSight } from './byHand';
import { NOTIFICATIONS } from './notificationRows';
import { elementsOf, rowMaker } from './template';

/** The same rows with nothing but the DOM: what is in sight is drawn. */
const isBooking = ({ notification_event: { target } }: Notification) => target?.kind === 'booking';

const draw = rowMaker(
  () => NOTIFICATIONS,
  ({ was_seen, notification_event: { type, target } }) => [was_seen, type, target?.kind, target?.booking_type].join(),
  (one) => elementsOf(<NotificationRow notification={one} onOpen={() => undefined} />),
  (one) => {
    const { title, target } = one.notification_event;
    const mode = target?.booking_type === 'shared' ? 'Joint' : 'Special';
    return [
      ...(one.was_seen ? [] : ['Unread']),
      title,
      ...(isBooking(one) ? [target?.booking_number ?? '-', ' ', mode] : []),
      formatNotificationDate(one.date_created),
    ];
  },
);

Object.assign(window, {
  openList: () => void drawInSight(NOTIFICATIONS, (one) => (isBooking(one) ? 87 : 67), draw, 350),
});
