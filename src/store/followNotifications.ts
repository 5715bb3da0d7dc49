import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/account';
import { baseApi } from '@/api/baseApi';
import { toBookingTag } from '@/api/bookings';
import { notificationsApi } from '@/api/notifications';
import type { Notification } from '@/api/wire';
import { NOTIFICATIONS_FIRST_PAGE } from '@/config/constants';
import { getBookingNumber, isAboutCredit } from '@/domain/account/notificationSubject';
import type { AppListeners, AppThunk } from './rootState';
import { showToast } from './toasts';
import { selectAccountKey } from './user';
import { selectAnnouncesNotifications, selectOpenDrawer } from './utils';

const { getNotifications, getNotificationPages } = notificationsApi.endpoints;

/** Returns the newest notifications if an action loaded the first page. */
function findFirstPage(action: UnknownAction): readonly Notification[] | undefined {
  if (getNotificationPages.matchFulfilled(action)) return action.payload.pages[0]?.data;
  const isFirst = getNotifications.matchFulfilled(action) && action.meta.arg.originalArgs === NOTIFICATIONS_FIRST_PAGE;
  return isFirst ? action.payload.data : undefined;
}

const timeOf = ({ date_created }: Notification) => Date.parse(date_created);

/** Returns the unread notifications of a page created after `since` (ms). An unreadable date is never after. */
export const findArrivedAfter = (since: number, page: readonly Notification[]): Notification[] =>
  page.filter((notification) => !notification.was_seen && timeOf(notification) > since);

const getNewestTime = (page: readonly Notification[], since: number) =>
  page.map(timeOf).reduce((newest, time) => (time > newest ? time : newest), since);

const getToastText = ([first, ...others]: readonly Notification[]) =>
  others.length === 0 ? (first?.notification_event.title ?? '') : `${others.length + 1} new notifications`;

/** Refetches the subjects of notifications: the bookings, or the customer's record with the credit. */
export const refetchSubjects =
  (notifications: readonly Notification[]): AppThunk =>
  (dispatch) => {
    const numbers = notifications.map(getBookingNumber).filter((number) => number !== null);
    if (numbers.length > 0) dispatch(baseApi.util.invalidateTags([...numbers.map(toBookingTag), 'bookings']));
    if (!notifications.some(isAboutCredit)) return;
    // every page shows the record, but not every page subscribes to the query
    void dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { subscribe: false, forceRefetch: true }));
    dispatch(baseApi.util.invalidateTags(['transactions']));
  };

/**
 * Reacts to notifications that arrived since the last load: refetches their subjects, and shows a toast if this device
 * has pop-ups turned on. The first load of an account and an open drawer show no toast.
 */
export function followNotifications(listeners: AppListeners): void {
  let seen: { account: string; newest: number } | null = null;
  listeners.startListening({
    matcher: isAnyOf(getNotifications.matchFulfilled, getNotificationPages.matchFulfilled),
    effect: (action, api) => {
      const page = findFirstPage(action);
      if (!page) return;
      const state = api.getState();
      const account = selectAccountKey(state);
      const since = seen?.account === account ? seen.newest : null;
      seen = { account, newest: getNewestTime(page, since ?? 0) };
      const arrived = since === null ? [] : findArrivedAfter(since, page);
      if (arrived.length === 0) return;
      api.dispatch(refetchSubjects(arrived));
      if (!selectAnnouncesNotifications(state) || selectOpenDrawer(state) === 'notifications') return;
      api.dispatch(showToast({ title: 'New notification', text: getToastText(arrived), type: 'info' }));
    },
  });
}
