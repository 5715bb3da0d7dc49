import { Bell, CircleAlert, Info, Landmark, PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import type { Notification } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import { PATHS } from '@/config/paths';
import type { NotificationType, OrUnknown } from '@/config/statuses';
import { getNotificationEvent, getNotificationKind, isAboutCredit } from '@/domain/account/notificationSubject';

/** Returns the mode of a booking's notification; null if the server omits it or sends an unknown one. */
export function getNotificationMode(notification: Notification): BookingMode | null {
  const type = getNotificationEvent(notification).target?.booking_type?.toLowerCase();
  return type === 'exclusive' || type === 'shared' ? type : null;
}

/** Returns true for Success and For Confirmation, which have a View button (spec section 4). */
export function hasDestination(notification: Notification): boolean {
  const { type } = getNotificationEvent(notification);
  return type === 'Success' || type === 'For Confirmation';
}

/** Returns the path of View without a booking: the wallet for credit, else the list of bookings. */
export function getViewPath(notification: Notification, isCorporate: boolean): string {
  if (!isAboutCredit(notification)) return PATHS.myBookings;
  return isCorporate ? PATHS.walletCorporate : PATHS.wallet;
}

export type SeverityTone = 'ok' | 'warn' | 'err' | 'harbor' | 'neutral';

const TONES = new Map<OrUnknown<NotificationType> | null, SeverityTone>([
  ['Success', 'ok'],
  ['For Confirmation', 'warn'],
  ['Warning', 'warn'],
  ['Error', 'err'],
  ['Info', 'harbor'],
]);

export const getSeverityTone = (notification: Notification): SeverityTone =>
  TONES.get(getNotificationEvent(notification).type) ?? 'neutral';

export function getNotificationIcon(notification: Notification): LucideIcon {
  const { type } = getNotificationEvent(notification);
  if (type === 'Error' || type === 'Warning') return CircleAlert;
  if (isAboutCredit(notification)) return Landmark;
  if (getNotificationKind(notification) === 'booking') return type === 'Success' ? PackageCheck : Truck;
  return type === 'Info' ? Info : Bell;
}
