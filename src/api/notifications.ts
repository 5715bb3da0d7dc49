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
        gives: 'page',
      }),
      transformResponse: (page: NotificationPage<Notification>) => ({ ...page, unread_count: page.unread_count ?? 0 }),
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
