import { createRoot } from 'react-dom/client';
import { NotificationList } from '../../../src/features/notifications/NotificationList';
import '../../../src/index.css';
import { NOTIFICATIONS } from './notificationRows';

const PAGES = { items: NOTIFICATIONS, page: NOTIFICATIONS.length / 10, count: NOTIFICATIONS.length };

Object.assign(window, {
  openList: () => {
    createRoot(document.getElementById('root') ?? document.body).render(
      <div data-list="" style={{ width: 350, height: 700, overflowY: 'auto' }}>
        <NotificationList pages={PAGES} onOpen={() => undefined} />
      </div>,
    );
  },
});
