import { MessageCircle, Star } from 'lucide-react';
import type { Booking } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { reviewPath } from '../../config/paths';
import { canCancel, driverAccountOf } from '../../store/bookingView';
import { useAppDispatch } from '../../store/hooks';
import { isOver } from '../../store/liveView';
import { conversationShown, drawerToggled } from '../../store/utils';
import { formatPeso } from '../../utils/money';

type LiveActionsProps = { booking: Booking; onCancel: () => void; onRate: () => void };

/** What can be done now, as the status allows. */
export function LiveActions({ booking, onCancel, onRate }: LiveActionsProps) {
  const dispatch = useAppDispatch();
  const isUnpaid = booking.status === 'Pending' && booking.payment_status === 'Unpaid';
  const isDelivered = booking.status === 'Completed';
  const canChat = driverAccountOf(booking) !== null && !isOver(booking);

  const handleChat = () => {
    dispatch(conversationShown());
    dispatch(drawerToggled('messages'));
  };

  return (
    <div className="border-t border-ink-150 px-6 py-4">
      <div className="flex gap-2.5">
        {isUnpaid && (
          <ButtonLink to={reviewPath(String(booking.id))} variant="primary" className="flex-1">
            Pay {formatPeso(booking.total)}
          </ButtonLink>
        )}
        {canChat && (
          <Button
            variant="primary"
            className="flex-1"
            icon={<MessageCircle size={18} strokeWidth={1.75} aria-hidden />}
            onClick={handleChat}
          >
            Chat with driver
          </Button>
        )}
        {!isUnpaid && booking.status !== 'Cancelled' && (
          <Button
            variant="secondary"
            disabled={!isDelivered || booking.rating !== null}
            icon={<Star size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onRate}
          >
            {booking.rating ? `Rated ${booking.rating.rating}` : 'Rate'}
          </Button>
        )}
        {canCancel(booking) && (
          <Button variant="danger" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="mt-2 text-caption text-ink-600">{hintOf(booking)}</p>
    </div>
  );
}

function hintOf(booking: Booking) {
  if (booking.status === 'Cancelled') return 'This booking was cancelled.';
  if (booking.status === 'Completed')
    return booking.rating ? 'Thank you for rating.' : 'How was it? Rate your experience.';
  if (booking.payment_status === 'Unpaid') return 'A driver is called once it is paid.';
  return 'You can rate after the drop-off.';
}
