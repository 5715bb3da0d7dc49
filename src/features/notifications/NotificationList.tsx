import { Virtualizer } from 'virtua';
import type { Notification } from '@/api/wire';
import { LONG_LIST_ROWS, NOTIFICATIONS_PAGE_SIZE } from '@/config/constants';
import { NotificationRow } from './NotificationRow';
import type { NotificationPages } from './notificationPages';

type NotificationListProps = { pages: NotificationPages; onOpen: (notification: Notification) => void };

/** Height of a usual row: the size hint for rows that are not measured yet. */
const ROW_PX = 107;

/** A long list renders only the rows in view; the server's total decides with the first page. */
export const isLongList = ({ count }: NotificationPages) => count > LONG_LIST_ROWS;

/** Rows inside the scrolling element. New pages open above them without moving them. */
export function NotificationList({ pages, onOpen }: NotificationListProps) {
  const { items, page } = pages;
  if (isLongList(pages)) {
    return (
      <Virtualizer
        as="ul"
        item="li"
        data={items}
        itemSize={ROW_PX}
        shift={page > 1}
        // renders the first page at once, not after a measurement
        ssrCount={NOTIFICATIONS_PAGE_SIZE}
      >
        {(notification) => (
          <NotificationRow key={String(notification.id)} notification={notification} onOpen={onOpen} />
        )}
      </Virtualizer>
    );
  }
  return (
    <ul>
      {items.map((notification) => (
        <li key={String(notification.id)}>
          <NotificationRow notification={notification} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
