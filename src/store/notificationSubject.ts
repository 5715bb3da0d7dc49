import { accountApi } from '@/api/account';
import { baseApi } from '@/api/baseApi';
import { bookingTag } from '@/api/bookings';
import type { Notification } from '@/api/wire';
import { orDash } from '@/utils/text';
import type { AppThunk } from './rootState';

/** Returns title, type and target of a notification; a dash for what the server left out. */
export function eventOf(notification: Notification) {
  const event = notification.notification_event as Partial<Notification['notification_event']> | null | undefined;
  return { title: orDash(event?.title), type: orDash(event?.type), target: event?.target ?? null };
}

type NotificationKind = 'booking' | 'credit_limit' | 'cheque' | 'other';

/** Returns the subject's kind: `target.kind` (public/openapi.yaml), or what the target's fields tell without it. */
export function getNotificationKind(notification: Notification): NotificationKind {
  const { target } = eventOf(notification);
  const kind = target?.kind;
  if (kind === 'booking' || kind === 'credit_limit' || kind === 'cheque') return kind;
  // a server that fills in every field has a credit limit in all of them
  if (target?.booking_number) return 'booking';
  return target?.credit_limit !== undefined && target.credit_limit !== null ? 'credit_limit' : 'other';
}

/** Whether a notification changes the customer's credit. */
export const isAboutCredit = (notification: Notification): boolean =>
  getNotificationKind(notification) === 'credit_limit' || getNotificationKind(notification) === 'cheque';

/** Returns the number of the booking that a notification is about; null for none. */
export const bookingNumberOf = (notification: Notification): string | null =>
  isAboutCredit(notification) ? null : (eventOf(notification).target?.booking_number ?? null);

/** Refetches what notifications are about: the bookings, or the customer's record with the credit. */
export const subjectsRefetched =
  (notifications: readonly Notification[]): AppThunk =>
  (dispatch) => {
    const numbers = notifications.map(bookingNumberOf).filter((number) => number !== null);
    if (numbers.length > 0) dispatch(baseApi.util.invalidateTags([...numbers.map(bookingTag), 'bookings']));
    if (!notifications.some(isAboutCredit)) return;
    // the record is in the store on every page, also where no screen subscribes to it
    void dispatch(accountApi.endpoints.getCustomer.initiate(undefined, { subscribe: false, forceRefetch: true }));
    dispatch(baseApi.util.invalidateTags(['transactions']));
  };
