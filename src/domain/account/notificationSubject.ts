import type { Notification } from '@/api/wire';
import { toTextOrDash } from '@/utils/text';

/** Returns title, type and target of a notification, with a dash for a missing title. */
export function getNotificationEvent(notification: Notification) {
  const event = notification.notification_event as Partial<Notification['notification_event']> | null | undefined;
  return {
    title: toTextOrDash(event?.title),
    type: event?.type?.trim() ? event.type : null,
    target: event?.target ?? null,
  };
}

type NotificationKind = 'booking' | 'credit_limit' | 'cheque' | 'other';

/** Returns `target.kind` (public/openapi.yaml), or derives the kind from the target's fields. */
export function getNotificationKind(notification: Notification): NotificationKind {
  const { target } = getNotificationEvent(notification);
  const kind = target?.kind;
  if (kind === 'booking' || kind === 'credit_limit' || kind === 'cheque') return kind;
  // checked first: some servers fill in a credit limit for every target
  if (target?.booking_number) return 'booking';
  return target?.credit_limit !== undefined && target.credit_limit !== null ? 'credit_limit' : 'other';
}

/** Returns true for a notification about the customer's credit or a cheque. */
export const isAboutCredit = (notification: Notification): boolean =>
  getNotificationKind(notification) === 'credit_limit' || getNotificationKind(notification) === 'cheque';

/** Returns the booking number of a notification; null if it is not about a booking. */
export const getBookingNumber = (notification: Notification): string | null =>
  isAboutCredit(notification) ? null : getNotificationEvent(notification).target?.booking_number || null;
