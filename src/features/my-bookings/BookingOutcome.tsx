import { Star } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { buttonClasses } from '@/components/ui/buttonClasses';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getShownStatus } from '@/domain/booking/bookingView';
import { findNeededAction } from '@/domain/booking/neededAction';
import { getStatusLabel } from '@/domain/booking/statusLabels';

type BookingOutcomeProps = { booking: Booking; onRate: () => void };

/** Needed action of a booking, or its rating, or its status. */
export function BookingOutcome({ booking, onRate }: BookingOutcomeProps) {
  const now = useNow(MINUTE_MS);
  const status = getShownStatus(booking, now);
  const needed = findNeededAction(booking);
  if (needed?.kind === 'unrated') {
    return (
      <button
        type="button"
        aria-label={`Rate ${booking.booking_number}`}
        onClick={onRate}
        className={buttonClasses('quiet', 'sm', 'relative z-10')}
      >
        Rate
      </button>
    );
  }
  if (needed) {
    const text = needed.kind === 'failed' ? 'Failed attempt' : needed.action;
    return (
      <ButtonLink
        to={needed.to}
        variant="quiet"
        size="sm"
        aria-label={`${text}: ${booking.booking_number}, ${needed.message}`}
        className="relative z-10 max-w-full"
      >
        {text}
      </ButtonLink>
    );
  }
  if (booking.status === 'Completed' && booking.rating) {
    return (
      <span className="tabular flex items-center gap-1.5">
        <Star size={14} aria-hidden className="fill-warn-500 text-warn-500" />
        <span className="sr-only">Rated</span>
        {booking.rating.rating.toFixed(1)}
      </span>
    );
  }
  return <StatusTag status={status} label={getStatusLabel(status)} />;
}
