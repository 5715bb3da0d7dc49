import { useRef } from 'react';
import {
  notificationsApi,
  pageAfter,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} from '@/api/notifications';
import type { Notification } from '@/api/wire';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { messageOf } from '@/lib/http/messageOf';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { selectNotificationCount } from '@/store/user';
import type { NotificationPages } from './notificationPages';

/** So many pages at most are searched for unread notifications. */
const AHEAD_MAX = 20;

const unreadIdsOf = (items: Notification[]) => items.filter(({ was_seen }) => !was_seen).map(({ id }) => id);

/** Marks notifications as read, singly or all at once (spec section 4). */
export function useMarkRead(pages: NotificationPages) {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectNotificationCount);
  const [readAll] = useReadAllNotificationsMutation();
  const [update] = useUpdateNotificationMutation();
  const { isWorking: isReadingAll, submitOnce } = useSubmitOnce();
  /** In flight or accepted: the server gets each id once, also from a dialog that opened before. */
  const marking = useRef(new Set<string>());
  const hasUnread = unread > 0 || pages.items.some(({ was_seen }) => !was_seen);

  const showFailure = (error: unknown, fallback: string) =>
    dispatch(showToast({ title: 'Error', text: messageOf(error, fallback), type: 'error' }));

  const markSeen = async (notification: Notification) => {
    const key = String(notification.id);
    if (notification.was_seen || marking.current.has(key)) return;
    marking.current.add(key);
    try {
      await update({ id: notification.id, was_seen: true }).unwrap();
    } catch (error) {
      showFailure(error, 'The notification stays unread.');
      marking.current.delete(key);
    }
  };

  /** Unread ids of the loaded pages and of those not loaded yet: all means all. */
  const findUnreadIds = async () => {
    const ids = new Set(unreadIdsOf(pages.items));
    let page = pageAfter(pages.page, pages.count);
    for (let ahead = 0; page !== undefined && ahead < AHEAD_MAX && ids.size < unread; ahead += 1) {
      const call = notificationsApi.endpoints.getNotifications.initiate(page, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(call).unwrap();
      if (data.length === 0) break;
      unreadIdsOf(data).forEach((id) => ids.add(id));
      page = pageAfter(page, pages.count);
    }
    return [...ids];
  };

  const readEach = async () => {
    const ids = await findUnreadIds();
    if (ids.length === 0) return;
    const { message } = await readAll(ids).unwrap();
    dispatch(showToast({ title: 'Success', text: message || 'All notifications are read.', type: 'success' }));
  };
  const markAllSeen = () => {
    if (hasUnread) void submitOnce(readEach, (error) => showFailure(error, 'The notifications stay unread.'));
  };

  return { hasUnread, isReadingAll, markSeen, markAllSeen };
}
