import type { Booking } from '../../api/wire';
import { PATHS, livePath, reviewPath } from '../../config/paths';
import { appointmentOf } from '../../store/bookingView';
import { formatPeso } from '../../utils/money';

export type AttentionItem = { key: string; title: string; text: string; action: string; to: string };

type Facts = {
  verificationPath: string | null;
  /** Bookings that wait for payment. */
  pending: Booking[];
  ongoing: Booking[];
  completed: Booking[];
};

const MOST_UNRATED = 2;

/** What a customer should see to, the most pressing first. */
export function attentionItems({ verificationPath, pending, ongoing, completed }: Facts): AttentionItem[] {
  const items: AttentionItem[] = [];
  for (const booking of ongoing) {
    if (appointmentOf(booking)?.status !== 'Failed Attempt') continue;
    items.push({
      key: `failed-${booking.id}`,
      title: 'Delivery attempt failed',
      text: booking.booking_number,
      action: 'See what happened',
      to: livePath(String(booking.id)),
    });
  }
  if (verificationPath) {
    items.push({
      key: 'verify',
      title: 'Verify your account',
      text: 'Booking opens once your e-mail and mobile are verified.',
      action: 'Verify',
      to: verificationPath,
    });
  }
  for (const booking of pending) {
    if (booking.payment_status !== 'Unpaid') continue;
    items.push({
      key: `unpaid-${booking.id}`,
      title: `${booking.booking_number} is not paid yet`,
      text: `${formatPeso(booking.total)}. No driver is called before.`,
      action: 'Pay',
      to: reviewPath(String(booking.id)),
    });
  }
  for (const booking of completed.filter(({ rating }) => rating === null).slice(0, MOST_UNRATED)) {
    items.push({
      key: `unrated-${booking.id}`,
      title: 'Rate your experience',
      text: booking.booking_number,
      action: 'Rate',
      to: livePath(String(booking.id)),
    });
  }
  return items;
}

/** Where all completed bookings are. */
export const COMPLETED_LIST = `${PATHS.myBookings}?status=Completed`;
