import { NOTIFICATIONS_PAGE_SIZE } from '../config/constants';
import { path } from '../lib/http/path';
import type { NotificationPage, Said } from './answer';
import { baseApi, whenDone } from './baseApi';
import type { Id, Notification } from './wire';

/** Spec section 7, notifications. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page, from 1, with the total and the number of unread ones. */
    getNotifications: build.query<NotificationPage<Notification>, number>({
      query: (page) => ({
        method: 'GET',
        path: '/api/notifications',
        params: { page, size: NOTIFICATIONS_PAGE_SIZE },
        gives: { page: page - 1, size: NOTIFICATIONS_PAGE_SIZE },
      }),
      // a server that does not count the unread ones shows the newest of them on its first page
      transformResponse: (page: NotificationPage<Notification>, _meta, asked) =>
        asked === 1 ? { unread_count: page.data.filter((one) => !one.was_seen).length, ...page } : page,
      providesTags: ['notifications'],
    }),
    /** Marks these as read; gives the server's message, which is shown. */
    readAllNotifications: build.mutation<Said, Id[]>({
      query: (notification_ids) => ({
        method: 'POST',
        path: '/api/notifications/read_all',
        body: { notification_ids },
        gives: 'message',
      }),
      invalidatesTags: whenDone('notifications'),
    }),
    /** Marks one as seen; gives the server's message. */
    updateNotification: build.mutation<Said, { id: Id; was_seen: boolean }>({
      query: ({ id, was_seen }) => ({
        method: 'PATCH',
        path: () => path`/api/notifications/update/${id}`,
        body: { was_seen },
        gives: 'message',
      }),
      invalidatesTags: whenDone('notifications'),
    }),
  }),
});

export const {
  useGetNotificationsQuery,
  useLazyGetNotificationsQuery,
  useReadAllNotificationsMutation,
  useUpdateNotificationMutation,
} = notificationsApi;
