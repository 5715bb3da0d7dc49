import { Virtualizer } from 'virtua';
import type { Notification } from '@/api/wire';
import { useEstimatedSizes } from '@/components/ui/useEstimatedSizes';
import { LONG_LIST_ROWS } from '@/config/constants';
import { NotificationRow } from './NotificationRow';
import type { NotificationPages } from './notificationPages';
import { estimateNotificationHeight, USUAL_HEIGHT } from './rowHeight';

type NotificationListProps = { pages: NotificationPages; onOpen: (notification: Notification) => void };

/** More rows than a drawer shows: the others are measured as they come. */
const IN_SIGHT = 30;

/** Of a long list only what is in sight is drawn: its length is known with the first page. */
export const isLongList = ({ count }: NotificationPages) => count > LONG_LIST_ROWS;

/** The rows, inside of what scrolls. Pages come before what is there, and what is looked at stays. */
export function NotificationList({ pages, onOpen }: NotificationListProps) {
  const { items, page } = pages;
  const sizes = useEstimatedSizes(items.slice(0, IN_SIGHT), estimateNotificationHeight);
  if (isLongList(pages)) {
    return (
      <Virtualizer as="ul" item="li" data={items} itemSize={USUAL_HEIGHT} cache={sizes} shift={page > 1}>
        {(one) => <NotificationRow key={String(one.id)} notification={one} onOpen={onOpen} />}
      </Virtualizer>
    );
  }
  return (
    <ul>
      {items.map((one) => (
        <li key={String(one.id)}>
          <NotificationRow notification={one} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
