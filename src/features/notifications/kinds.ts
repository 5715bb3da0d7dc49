import { Bell, CircleAlert, Info, Landmark, PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import type { Notification } from '../../api/wire';
import { PATHS, type BookingMode } from '../../config/paths';
import { orDash } from '../../utils/text';

/** What happened; a dash for what the server left out. */
export function eventOf(notification: Notification) {
  const event = notification.notification_event as Partial<Notification['notification_event']> | null | undefined;
  return { title: orDash(event?.title), type: orDash(event?.type), target: event?.target ?? null };
}

export type NotificationKind = 'booking' | 'credit_limit' | 'cheque' | 'other';

/** What a notification is about; `target.kind` says it (public/openapi.yaml), the fields it carries where it does not. */
export function kindOf(notification: Notification): NotificationKind {
  const { target } = eventOf(notification);
  const kind = target?.kind;
  if (kind === 'booking' || kind === 'credit_limit' || kind === 'cheque') return kind;
  // a server that fills in every field has a credit limit in all of them
  if (target?.booking_number) return 'booking';
  return target?.credit_limit !== undefined && target.credit_limit !== null ? 'credit_limit' : 'other';
}

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

/** The booking that View loads; null where the notification is about none. */
export function viewedBooking(notification: Notification): string | null {
  const kind = kindOf(notification);
  if (kind === 'credit_limit' || kind === 'cheque') return null;
  return eventOf(notification).target?.booking_number ?? null;
}

/** Where View goes where there is no booking to load: to the wallet with money, to the list of bookings otherwise. */
export function viewPath(notification: Notification, isCorporate: boolean): string {
  const kind = kindOf(notification);
  if (kind !== 'credit_limit' && kind !== 'cheque') return PATHS.myBookings;
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
  const kind = kindOf(notification);
  if (type === 'Error' || type === 'Warning') return CircleAlert;
  if (kind === 'credit_limit' || kind === 'cheque') return Landmark;
  if (kind === 'booking') return type === 'Success' ? PackageCheck : Truck;
  return type === 'Info' ? Info : Bell;
}
