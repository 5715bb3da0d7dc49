import { useCallback, useEffect, useRef, useState } from 'react';
import {
  notificationsApi,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} from '../../api/notifications';
import type { Notification } from '../../api/wire';
import { NOTIFICATIONS_PAGE_SIZE } from '../../config/constants';
import { messageOf, serverWordsOf } from '../../lib/http/messageOf';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { selectCanReadMessages, selectNotificationCount } from '../../store/user';
import { NO_PAGES, nextPage, withPage, withSeen } from './pager';

const { getNotifications } = notificationsApi.endpoints;
/** Unsubscribed: marking one as read asks for the badge again, not for the page that came last. */
const ONCE = { subscribe: false, forceRefetch: true };

/** So many pages at most are looked through for unread ones. */
const AHEAD_MAX = 20;

/** The drawer's list: starts at page 1 when it opens, one page in flight, a page number moves on success alone. */
export function useNotificationPages() {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectCanReadMessages);
  const [pages, setPages] = useState(NO_PAGES);
  const [hasFailed, setHasFailed] = useState(false);
  const [isFetching, setIsFetching] = useState(canRead);
  const [isReadingAll, setIsReadingAll] = useState(false);
  const unread = useAppSelector(selectNotificationCount);
  const [readAll] = useReadAllNotificationsMutation();
  const [update] = useUpdateNotificationMutation();
  const inFlight = useRef<{ abort: () => void } | null>(null);
  /** On their way, or taken: each is told to the server once, also from a dialog that was open before. */
  const marking = useRef(new Set<string>());

  const load = useCallback(
    (page: number) => {
      if (inFlight.current || !canRead) return;
      const call = dispatch(getNotifications.initiate(page, ONCE));
      inFlight.current = call;
      const isGone = () => inFlight.current !== call;
      call
        .unwrap()
        .then(
          ({ data, count }) => {
            if (isGone()) return;
            setHasFailed(false);
            setPages((known) => withPage(page === 1 ? NO_PAGES : known, page, data, count));
          },
          (error: unknown) => {
            if (isGone()) return;
            setHasFailed(true);
            const text = serverWordsOf(error, `Error on getting notification on page ${page}`);
            dispatch(showToast({ title: 'Error', text, type: 'error' }));
          },
        )
        .finally(() => {
          if (isGone()) return;
          inFlight.current = null;
          setIsFetching(false);
        });
    },
    [canRead, dispatch],
  );

  useEffect(() => {
    load(1);
    return () => {
      const call = inFlight.current;
      inFlight.current = null;
      call?.abort();
    };
  }, [load]);

  const ask = (page: number) => {
    setIsFetching(true);
    load(page);
  };

  const loadNext = () => {
    if (inFlight.current || !canRead) return;
    const page = nextPage(pages);
    if (page === null) {
      if (pages.count > 0) dispatch(showToast({ title: '', text: 'No more notification', type: 'warn' }));
      return;
    }
    ask(page);
  };

  const markSeen = async (notification: Notification) => {
    const key = String(notification.id);
    if (notification.was_seen || marking.current.has(key)) return;
    marking.current.add(key);
    try {
      await update({ id: notification.id, was_seen: true }).unwrap();
      setPages((known) => withSeen(known, [notification.id]));
    } catch (error) {
      dispatch(showToast({ title: 'Error', text: messageOf(error, 'The notification stays unread.'), type: 'error' }));
      marking.current.delete(key);
    }
  };

  /** The unread ones that are here, and those on the pages that are not: all means all. */
  const unreadIds = async () => {
    const unreadOf = (items: Notification[]) => items.filter(({ was_seen }) => !was_seen).map(({ id }) => id);
    const ids = new Set(unreadOf(pages.items));
    const lastPage = Math.min(Math.ceil(pages.count / NOTIFICATIONS_PAGE_SIZE), pages.page + AHEAD_MAX);
    for (let page = pages.page + 1; page <= lastPage && ids.size < unread; page += 1) {
      const { data } = await dispatch(getNotifications.initiate(page, ONCE)).unwrap();
      if (data.length === 0) break;
      unreadOf(data).forEach((id) => ids.add(id));
    }
    return [...ids];
  };

  const hasUnread = unread > 0 || pages.items.some(({ was_seen }) => !was_seen);

  const markAllSeen = async () => {
    if (isReadingAll || !hasUnread) return;
    setIsReadingAll(true);
    try {
      const ids = await unreadIds();
      if (ids.length === 0) return;
      const { message } = await readAll(ids).unwrap();
      setPages((known) =>
        withSeen(
          known,
          known.items.map(({ id }) => id),
        ),
      );
      dispatch(showToast({ title: 'Success', text: message || 'All notifications are read.', type: 'success' }));
    } catch (error) {
      dispatch(showToast({ title: 'Error', text: messageOf(error, 'The notifications stay unread.'), type: 'error' }));
    } finally {
      setIsReadingAll(false);
    }
  };

  return {
    pages,
    hasFailed,
    isFetching,
    hasUnread,
    isReadingAll,
    retry: () => ask(nextPage(pages) ?? 1),
    loadNext,
    markSeen,
    markAllSeen,
  };
}
