import { MessageCircle, RotateCw, Star } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { reviewPath } from '@/config/paths';
import { formatPeso } from '@/utils/money';
import { liveActions, type LiveAction } from './liveActions';

type LiveActionsProps = { booking: Booking; onAct: (action: LiveAction) => void };

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is done most at this point of a delivery. */
export function LiveActions({ booking, onAct }: LiveActionsProps) {
  const can = liveActions(booking);
  const hint = hintOf(booking);
  const isDelivered = booking.status === 'Completed';

  return (
    <div className="border-t border-ink-150 px-6 py-4">
      <div className="flex gap-2.5">
        {can.has('pay') && (
          <ButtonLink to={reviewPath(String(booking.id))} variant="primary" className="flex-1">
            Pay {formatPeso(booking.total)}
          </ButtonLink>
        )}
        {can.has('chat') && (
          <Button className="flex-1" icon={<MessageCircle {...icon} />} onClick={() => onAct('chat')}>
            Chat with driver
          </Button>
        )}
        {isDelivered && (
          <Button
            variant={can.has('rate') ? 'primary' : 'secondary'}
            className="flex-1"
            disabled={!can.has('rate')}
            icon={<Star {...icon} />}
            onClick={() => onAct('rate')}
          >
            {booking.rating ? `Rated ${booking.rating.rating}` : 'Rate'}
          </Button>
        )}
        {can.has('again') && !can.has('chat') && (
          <Button
            variant={can.has('rate') ? 'secondary' : 'primary'}
            className="flex-1"
            icon={<RotateCw {...icon} />}
            onClick={() => onAct('again')}
          >
            Book again
          </Button>
        )}
        {can.has('cancel') && (
          <Button variant="danger" onClick={() => onAct('cancel')}>
            Cancel
          </Button>
        )}
      </div>
      {hint && <p className="mt-2 text-caption text-ink-600">{hint}</p>}
    </div>
  );
}

function hintOf(booking: Booking) {
  if (booking.status === 'Cancelled') return 'This booking was cancelled.';
  if (booking.status === 'Completed')
    return booking.rating ? 'Thank you for rating.' : 'How was it? Rate your experience.';
  if (booking.status === 'Pending') return 'A driver is called once it is paid.';
  return null;
}
