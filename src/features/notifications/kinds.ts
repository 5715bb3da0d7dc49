import { Bell, CircleAlert, Info, Landmark, PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import type { Notification } from '@/api/wire';
import { PATHS, type BookingMode } from '@/config/paths';
import { eventOf, isAboutCredit, getNotificationKind } from '@/store/notificationSubject';

/** Of a booking's notification; null where the server names none that we know. */
export function getNotificationMode(notification: Notification): BookingMode | null {
  const type = eventOf(notification).target?.booking_type?.toLowerCase();
  return type === 'exclusive' || type === 'shared' ? type : null;
}

/** Info, Error and Warning are acknowledged; Success and For Confirmation lead somewhere (spec section 4). */
export function hasDestination(notification: Notification): boolean {
  const { type } = eventOf(notification);
  return type === 'Success' || type === 'For Confirmation';
}

/** Where View goes where there is no booking to load: to the wallet with money, to the list of bookings otherwise. */
export function viewPath(notification: Notification, isCorporate: boolean): string {
  if (!isAboutCredit(notification)) return PATHS.myBookings;
  return isCorporate ? PATHS.walletCorporate : PATHS.wallet;
}

export type SeverityTone = 'ok' | 'warn' | 'err' | 'harbor' | 'neutral';

const TONES: Record<string, SeverityTone> = {
  Success: 'ok',
  'For Confirmation': 'warn',
  Warning: 'warn',
  Error: 'err',
  Info: 'harbor',
};

export const toneOf = (notification: Notification): SeverityTone => TONES[eventOf(notification).type] ?? 'neutral';

export function iconOf(notification: Notification): LucideIcon {
  const { type } = eventOf(notification);
  if (type === 'Error' || type === 'Warning') return CircleAlert;
  if (isAboutCredit(notification)) return Landmark;
  if (getNotificationKind(notification) === 'booking') return type === 'Success' ? PackageCheck : Truck;
  return type === 'Info' ? Info : Bell;
}
