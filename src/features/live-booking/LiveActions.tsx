import { MessageCircle, RotateCw, Star } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getReviewPath } from '@/config/paths';
import { formatPeso } from '@/utils/money';
import { getAllowedActions, type LiveAction } from './allowedActions';

type LiveActionsProps = { booking: Booking; onAction: (action: LiveAction) => void };

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Buttons for the main actions that the status allows. */
export function LiveActions({ booking, onAction }: LiveActionsProps) {
  const can = getAllowedActions(booking);
  const hint = getHint(booking);
  const isDelivered = booking.status === 'Completed';

  return (
    <div className="border-t border-ink-150 px-6 py-4">
      <div className="flex gap-2.5">
        {can.has('pay') && (
          <ButtonLink to={getReviewPath(String(booking.id))} variant="primary" className="flex-1">
            Pay {formatPeso(booking.total)}
          </ButtonLink>
        )}
        {can.has('chat') && (
          <Button className="flex-1" icon={<MessageCircle {...icon} />} onClick={() => onAction('chat')}>
            Chat with driver
          </Button>
        )}
        {isDelivered && (
          <Button
            variant={can.has('rate') ? 'primary' : 'secondary'}
            className="flex-1"
            disabled={!can.has('rate')}
            icon={<Star {...icon} />}
            onClick={() => onAction('rate')}
          >
            {booking.rating ? `Rated ${booking.rating.rating}` : 'Rate'}
          </Button>
        )}
        {can.has('again') && !can.has('chat') && (
          <Button
            variant={can.has('rate') ? 'secondary' : 'primary'}
            className="flex-1"
            icon={<RotateCw {...icon} />}
            onClick={() => onAction('again')}
          >
            Book again
          </Button>
        )}
        {can.has('cancel') && (
          <Button variant="danger" onClick={() => onAction('cancel')}>
            Cancel
          </Button>
        )}
      </div>
      {hint && <p className="mt-2 text-caption text-ink-600">{hint}</p>}
    </div>
  );
}

function getHint(booking: Booking) {
  if (booking.status === 'Cancelled') return 'This booking was cancelled.';
  if (booking.status === 'Completed')
    return booking.rating ? 'Thanks for your rating.' : 'How was it? Rate your experience.';
  if (booking.status === 'Pending') return "We'll find a driver once you pay.";
  return null;
}
