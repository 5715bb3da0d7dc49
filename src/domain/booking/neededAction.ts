import type { Booking } from '@/api/wire';
import { getLivePath, getReviewPath } from '@/config/paths';
import { isPaidInCash, isSettled } from '../money/paymentLabels';
import { getCurrentAppointment } from './appointment';

export type ActionKind = 'failed' | 'unpaid' | 'unrated';

/** An action that a booking needs from its customer. `to` is the page for it; a rating opens a dialog instead. */
export type NeededAction = { kind: ActionKind; message: string; action: string; to: string };

/** Cash is due at the pickup, so it is not owed before. */
const isOwed = (booking: Booking) => !isSettled(booking) && !isPaidInCash(booking);

/** Returns the most urgent action that a booking needs from its customer; null for none. */
export function findNeededAction(booking: Booking): NeededAction | null {
  const { status, rating } = booking;
  const id = String(booking.id);
  if (status === 'Cancelled') return null;
  if (getCurrentAppointment(booking)?.status === 'Failed Attempt') {
    return { kind: 'failed', message: 'Delivery attempt failed', action: 'See what happened', to: getLivePath(id) };
  }
  if (isOwed(booking)) {
    return { kind: 'unpaid', message: 'Not paid yet', action: 'Pay', to: getReviewPath(id) };
  }
  if (status === 'Completed' && !rating) {
    return { kind: 'unrated', message: 'Not rated yet', action: 'Rate', to: getLivePath(id) };
  }
  return null;
}
