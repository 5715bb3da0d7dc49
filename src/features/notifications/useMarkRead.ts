import { useRef } from 'react';
import {
  getNextPage,
  notificationsApi,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} from '@/api/notifications';
import type { Notification } from '@/api/wire';
import { ALL_MARKED_READ } from '@/config/messages';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure, showToast } from '@/store/toasts';
import { selectNotificationCount } from '@/store/user';
import type { NotificationPages } from './notificationPages';

const MARK_ONE_FAILED = "We couldn't mark the notification as read. Try again.";
const MARK_ALL_FAILED = "We couldn't mark the notifications as read. Try again.";

const getUnreadIds = (items: Notification[]) => items.filter(({ was_seen }) => !was_seen).map(({ id }) => id);

/** Marks notifications as read, singly or all at once (spec section 4). */
export function useMarkRead(pages: NotificationPages) {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectNotificationCount);
  const [readAll] = useReadAllNotificationsMutation();
  const [update] = useUpdateNotificationMutation();
  const { isWorking: isReadingAll, submitOnce } = useSubmitOnce();
  /** Ids in flight or accepted: each is sent once, even from a dialog with stale data. */
  const sentIds = useRef(new Set<string>());
  const hasUnread = unread > 0 || pages.items.some(({ was_seen }) => !was_seen);

  const markSeen = async (notification: Notification) => {
    const key = String(notification.id);
    if (notification.was_seen || sentIds.current.has(key)) return;
    sentIds.current.add(key);
    try {
      await update({ id: notification.id, was_seen: true }).unwrap();
    } catch (error) {
      dispatch(showFailure(error, getErrorMessage(error, MARK_ONE_FAILED)));
      sentIds.current.delete(key);
    }
  };

  /** Returns the unread ids of the loaded pages and of those not loaded yet. */
  const findUnreadIds = async () => {
    const ids = new Set(getUnreadIds(pages.items));
    let page = getNextPage(pages.page, pages.count);
    while (page !== undefined && ids.size < unread) {
      const call = notificationsApi.endpoints.getNotifications.initiate(page, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(call).unwrap();
      if (data.length === 0) break;
      getUnreadIds(data).forEach((id) => ids.add(id));
      page = getNextPage(page, pages.count);
    }
    return [...ids];
  };

  const readUnread = async () => {
    const ids = await findUnreadIds();
    if (ids.length === 0) return;
    const { message } = await readAll(ids).unwrap();
    dispatch(showToast({ title: 'Success', text: message || ALL_MARKED_READ, type: 'success' }));
  };
  const handleFailure = (error: unknown) => dispatch(showFailure(error, getErrorMessage(error, MARK_ALL_FAILED)));
  const markAllSeen = () => {
    if (hasUnread) void submitOnce(readUnread, handleFailure);
  };

  return { hasUnread, isReadingAll, markSeen, markAllSeen };
}
