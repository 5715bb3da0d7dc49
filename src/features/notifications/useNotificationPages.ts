import { useCallback, useEffect, useRef, useState } from 'react';
import {
  notificationsApi,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} from '../../api/notifications';
import type { Notification } from '../../api/wire';
import { messageOf, serverWordsOf } from '../../lib/http/messageOf';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { selectCanReadMessages } from '../../store/user';
import { isAtEnd, NO_PAGES, withPage, withSeen } from './pager';

/** The drawer's list: starts at page 1 when it opens, one page in flight, a page number moves on success alone. */
export function useNotificationPages() {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectCanReadMessages);
  const [pages, setPages] = useState(NO_PAGES);
  const [hasFailed, setHasFailed] = useState(false);
  const [isFetching, setIsFetching] = useState(canRead);
  const [readAll, { isLoading: isReadingAll }] = useReadAllNotificationsMutation();
  const [update] = useUpdateNotificationMutation();
  const inFlight = useRef(false);
  const marking = useRef(new Set<string>());

  const load = useCallback(
    (page: number) => {
      if (inFlight.current || !canRead) return;
      inFlight.current = true;
      // unsubscribed: marking one as read asks for the badge again, not for the page that came last
      dispatch(notificationsApi.endpoints.getNotifications.initiate(page, { subscribe: false, forceRefetch: true }))
        .unwrap()
        .then(
          ({ data, count }) => {
            setHasFailed(false);
            setPages((known) => withPage(page === 1 ? NO_PAGES : known, page, data, count));
          },
          (error: unknown) => {
            setHasFailed(true);
            const text = serverWordsOf(error, `Error on getting notification on page ${page}`);
            dispatch(showToast({ title: 'Error', text, type: 'error' }));
          },
        )
        .finally(() => {
          inFlight.current = false;
          setIsFetching(false);
        });
    },
    [canRead, dispatch],
  );

  useEffect(() => {
    load(1);
  }, [load]);

  const ask = (page: number) => {
    setIsFetching(true);
    load(page);
  };

  const loadNext = () => {
    if (inFlight.current || !canRead) return;
    if (isAtEnd(pages)) {
      if (pages.count > 0) dispatch(showToast({ title: '', text: 'No more notification', type: 'warn' }));
      return;
    }
    ask(pages.page + 1);
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
    } finally {
      marking.current.delete(key);
    }
  };

  const markAllSeen = async () => {
    const ids = pages.items.filter(({ was_seen }) => !was_seen).map(({ id }) => id);
    try {
      const { message } = await readAll(ids).unwrap();
      setPages((known) =>
        withSeen(
          known,
          known.items.map(({ id }) => id),
        ),
      );
      dispatch(showToast({ title: 'Success', text: message, type: 'success' }));
    } catch (error) {
      dispatch(showToast({ title: 'Error', text: messageOf(error, 'The notifications stay unread.'), type: 'error' }));
    }
  };

  return {
    pages,
    hasFailed,
    isFetching,
    isReadingAll,
    retry: () => ask(pages.page + 1),
    loadNext,
    markSeen,
    markAllSeen,
  };
}
