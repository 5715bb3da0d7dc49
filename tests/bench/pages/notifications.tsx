import { NotificationList } from '@/features/notifications/NotificationList';
import '@/index.css';
import { mountClosed } from './mount';
import { NOTIFICATIONS } from './notificationRows';

const PAGES = { items: NOTIFICATIONS, page: NOTIFICATIONS.length / 10, count: NOTIFICATIONS.length };

Object.assign(window, {
  openList: mountClosed(
    <div data-list="" style={{ width: 350, height: 700, overflowY: 'auto' }}>
      <NotificationList pages={PAGES} onOpen={() => undefined} />
    </div>,
  ),
});
