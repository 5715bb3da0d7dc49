import { Bell, CircleAlert, Info, Landmark, PackageCheck, Truck, type LucideIcon } from 'lucide-react';
import type { Notification } from '../../api/wire';
import { livePath, PATHS } from '../../config/paths';

export type NotificationKind = 'booking' | 'credit_limit' | 'cheque' | 'other';

/** What a notification is about; `target.kind` says it (contract, Entities), the fields it carries where it does not. */
export function kindOf({ notification_event: { target } }: Notification): NotificationKind {
  const kind = target?.kind;
  if (kind === 'booking' || kind === 'credit_limit' || kind === 'cheque') return kind;
  if (target?.credit_limit !== undefined && target.credit_limit !== null) return 'credit_limit';
  return target?.booking_number ? 'booking' : 'other';
}

/** Info, Error and Warning are acknowledged; Success and For Confirmation lead somewhere (spec section 4). */
export const leadsSomewhere = ({ notification_event: { type } }: Notification) =>
  type === 'Success' || type === 'For Confirmation';

/** Where View goes. A booking is loaded first, by its number. */
export function viewTarget(notification: Notification, isCorporate: boolean): string | null {
  const kind = kindOf(notification);
  if (kind === 'credit_limit' || kind === 'cheque') return isCorporate ? PATHS.walletCorporate : PATHS.wallet;
  const number = notification.notification_event.target?.booking_number;
  return number ? livePath(number) : null;
}

export type Tone = 'ok' | 'warn' | 'err' | 'harbor' | 'neutral';

const TONES: Record<string, Tone> = {
  Success: 'ok',
  'For Confirmation': 'warn',
  Warning: 'warn',
  Error: 'err',
  Info: 'harbor',
};

export const toneOf = ({ notification_event: { type } }: Notification): Tone => TONES[type] ?? 'neutral';

export function iconOf(notification: Notification): LucideIcon {
  const { type } = notification.notification_event;
  const kind = kindOf(notification);
  if (type === 'Error' || type === 'Warning') return CircleAlert;
  if (kind === 'credit_limit' || kind === 'cheque') return Landmark;
  if (kind === 'booking') return type === 'Success' ? PackageCheck : Truck;
  return type === 'Info' ? Info : Bell;
}
