import type { Notification } from '@/api/wire';
import { getNotificationEvent } from '@/domain/account/notificationSubject';

/** Title of a notification; its booking number stays on one line. */
export function NotificationTitle({ notification }: { notification: Notification }) {
  const { title, target } = getNotificationEvent(notification);
  const number = target?.booking_number;
  if (!number || !title.includes(number)) return title;
  const [before, ...after] = title.split(number);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join(number)}
    </>
  );
}
