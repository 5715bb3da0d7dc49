import { NOTIFICATIONS_FIRST_PAGE, NOTIFICATIONS_PAGE_SIZE } from '@/config/constants';
import { path } from '@/lib/http/path';
import { toPageQuery } from './adapter/adapter';
import { baseApi, invalidatesOnSuccess, type ApiCall } from './baseApi';
import type { MessageResponse, NotificationPage } from './response';
import { notification } from './rows/chat';
import type { Id, Notification } from './wire';

type Page = NotificationPage<Notification>;

function callPage(number: number): ApiCall {
  const page = { page: number - NOTIFICATIONS_FIRST_PAGE, size: NOTIFICATIONS_PAGE_SIZE };
  const params = toPageQuery('notifications', page);
  return { method: 'GET', path: '/api/notifications', params, expects: { rows: notification, page } };
}

/** Counts the unread notifications of the first page if the server sends no count. */
const withUnreadCount = (sent: Page, page: number): Page =>
  page === NOTIFICATIONS_FIRST_PAGE
    ? { unread_count: sent.data.filter(({ was_seen }) => !was_seen).length, ...sent }
    : sent;

/** Returns the next page, or undefined after the last: `page >= ceil(count / 10)` (spec 5). */
export const getNextPage = (page: number, count: number): number | undefined =>
  page >= Math.ceil(count / NOTIFICATIONS_PAGE_SIZE) ? undefined : page + 1;

/** A refused mutation keeps the list; the caller shows the error. */
const noop = () => undefined;

/** Spec 7, notifications. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches a page (from 1) with the total and the unread count. */
    getNotifications: build.query<Page, number>({
      query: callPage,
      transformResponse: (sent: Page, _meta, page) => withUnreadCount(sent, page),
      providesTags: ['notifications'],
    }),
    /** Infinite list of the drawer. Dropped when the drawer closes, so that it reopens at page 1. */
    getNotificationPages: build.infiniteQuery<Page, void, number>({
      infiniteQueryOptions: {
        initialPageParam: NOTIFICATIONS_FIRST_PAGE,
        getNextPageParam: ({ count }, _pages, page) => getNextPage(page, count),
      },
      query: ({ pageParam }) => callPage(pageParam),
      transformResponse: (sent: Page, _meta, { pageParam }) => withUnreadCount(sent, pageParam),
      keepUnusedDataFor: 0,
    }),
    /** Marks notifications as read; returns the message to show. */
    readAllNotifications: build.mutation<MessageResponse, Id[]>({
      query: (notification_ids) => ({
        method: 'POST',
        path: '/api/notifications/read_all',
        body: { notification_ids },
        expects: 'message',
      }),
      onQueryStarted: (ids, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(() => dispatch(markListSeen(ids)), noop);
      },
      invalidatesTags: invalidatesOnSuccess('notifications'),
    }),
    /** Marks a notification as seen. */
    updateNotification: build.mutation<MessageResponse, { id: Id; was_seen: boolean }>({
      query: ({ id, was_seen }) => ({
        method: 'PATCH',
        path: () => path`/api/notifications/update/${id}`,
        body: { was_seen },
        expects: 'message',
      }),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(() => dispatch(markListSeen([id])), noop);
      },
      invalidatesTags: invalidatesOnSuccess('notifications'),
    }),
  }),
});

/** Marks notifications of the open drawer as seen without a refetch. */
const markListSeen = (ids: Id[]) =>
  notificationsApi.util.updateQueryData('getNotificationPages', undefined, ({ pages }) => {
    const seen = new Set(ids.map(String));
    for (const notification of pages.flatMap(({ data }) => data))
      if (seen.has(String(notification.id))) notification.was_seen = true;
  });

export const {
  useGetNotificationsQuery,
  useGetNotificationPagesInfiniteQuery,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} = notificationsApi;
