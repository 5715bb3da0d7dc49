import { Link } from 'react-router-dom';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { RouteLines } from '@/components/delivery/RouteLines';
import { ListRetry } from '@/components/form/ListRetry';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ModeTag } from '@/components/ui/ModeTag';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { getLivePath, getReviewPath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { findNeededAction } from '@/domain/booking/neededAction';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { formatPeso } from '@/utils/money';

const NO_BOOKINGS: readonly Booking[] = [];

/** Unpaid bookings, which are in none of the three status lists. */
export function WaitingForPayment() {
  const { data, isError, refetch } = useGetBookingsQuery(
    { page: BOOKINGS_FIRST_PAGE, status: 'Pending' },
    // a booking may be paid in another tab
    { refetchOnFocus: true },
  );
  const waiting = useNamedPlaces(data?.data ?? NO_BOOKINGS).filter(
    (booking) => findNeededAction(booking)?.kind === 'unpaid',
  );
  if (isError && !data) {
    return (
      <p className="mb-4 text-small">
        <ListRetry isOnPage text="Bookings waiting for payment did not load." onRetry={() => void refetch()} />
      </p>
    );
  }
  if (waiting.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="waiting" className="mb-4 ring-1 ring-warn-500/40">
      <h2 id="waiting" className="px-5 pt-4 pb-2 text-h3 font-620">
        Waiting for payment
      </h2>
      <ul>
        {waiting.map((booking) => (
          <li
            key={String(booking.id)}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto_auto] items-center gap-4 border-t border-ink-150 px-5 py-2.5"
          >
            <span>
              <Link to={getLivePath(String(booking.id))} className="tabular font-560 hover:text-brand-700">
                {booking.booking_number}
              </Link>
              <span className="block">
                <ModeTag mode={getBookingMode(booking)} isPlain />
              </span>
            </span>
            <RouteLines {...getRouteSummary(booking)} />
            <span className="amount">{formatPeso(booking.total)}</span>
            <ButtonLink
              to={getReviewPath(String(booking.id))}
              variant="quiet"
              size="sm"
              aria-label={`Pay ${booking.booking_number}`}
            >
              Pay
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
