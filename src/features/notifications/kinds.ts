import { Bell, CircleAlert, Info, Landmark, PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import type { Notification } from '@/api/wire';
import { PATHS, type BookingMode } from '@/config/paths';
import { eventOf, isAboutCredit, kindOf } from '@/store/notificationSubject';

/** Of a booking's notification; null where the server names none that we know. */
export function modeOf(notification: Notification): BookingMode | null {
  const type = eventOf(notification).target?.booking_type?.toLowerCase();
  return type === 'exclusive' || type === 'shared' ? type : null;
}

/** Info, Error and Warning are acknowledged; Success and For Confirmation lead somewhere (spec section 4). */
export function leadsSomewhere(notification: Notification): boolean {
  const { type } = eventOf(notification);
  return type === 'Success' || type === 'For Confirmation';
}

/** Where View goes where there is no booking to load: to the wallet with money, to the list of bookings otherwise. */
export function viewPath(notification: Notification, isCorporate: boolean): string {
  if (!isAboutCredit(notification)) return PATHS.myBookings;
  return isCorporate ? PATHS.walletCorporate : PATHS.wallet;
}

export type Tone = 'ok' | 'warn' | 'err' | 'harbor' | 'neutral';

const TONES: Record<string, Tone> = {
  Success: 'ok',
  'For Confirmation': 'warn',
  Warning: 'warn',
  Error: 'err',
  Info: 'harbor',
};

export const toneOf = (notification: Notification): Tone => TONES[eventOf(notification).type] ?? 'neutral';

export function iconOf(notification: Notification): LucideIcon {
  const { type } = eventOf(notification);
  if (type === 'Error' || type === 'Warning') return CircleAlert;
  if (isAboutCredit(notification)) return Landmark;
  if (kindOf(notification) === 'booking') return type === 'Success' ? PackageCheck : Truck;
  return type === 'Info' ? Info : Bell;
}
