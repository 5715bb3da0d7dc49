import type { Booking } from '@/api/wire';
import { livePath, reviewPath } from '@/config/paths';
import { isSettled } from '../money/paymentLabels';
import { appointmentOf } from './appointment';

export type ActionKind = 'failed' | 'unpaid' | 'unrated';

/** What a booking waits for its customer to do; `to` is where, a rating alone is given in place. */
export type NeededAction = { kind: ActionKind; words: string; action: string; to: string };

/** Cash is handed over at the pick-up: until then it is not owed. What is settled has nothing left to pay by itself. */
const isOwed = (booking: Booking) => !isSettled(booking) && booking.payment_method?.toLowerCase() !== 'cash';

/** The most pressing thing that a booking needs its customer for; null where it needs nothing. */
export function needsAction(booking: Booking): NeededAction | null {
  const { status, rating } = booking;
  const id = String(booking.id);
  if (status === 'Cancelled') return null;
  if (appointmentOf(booking)?.status === 'Failed Attempt') {
    return { kind: 'failed', words: 'Delivery attempt failed', action: 'See what happened', to: livePath(id) };
  }
  if (isOwed(booking)) {
    return { kind: 'unpaid', words: 'Not paid yet', action: 'Pay', to: reviewPath(id) };
  }
  if (status === 'Completed' && !rating) {
    return { kind: 'unrated', words: 'Not rated yet', action: 'Rate', to: livePath(id) };
  }
  return null;
}
