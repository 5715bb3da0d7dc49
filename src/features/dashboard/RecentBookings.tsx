import { Link } from 'react-router-dom';
import { useGetBookingsQuery } from '../../api/bookings';
import { Card } from '../../components/ui/Card';
import { EmptyState } from '../../components/ui/EmptyState';
import { ErrorState } from '../../components/ui/ErrorState';
import { ModeTag } from '../../components/ui/ModeTag';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';
import { livePath } from '../../config/paths';
import { formatDay } from '../../lib/dates';
import { messageOf } from '../../lib/http/messageOf';
import { modeOf, shortPlace, stopsOf } from '../../store/bookingView';
import { formatPeso } from '../../utils/money';
import { COMPLETED_LIST } from './attention';

const SHOWN = 4;

export function RecentBookings() {
  const { data, error, isLoading, refetch } = useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status: 'Completed' });
  return (
    <Card as="section" padding="none" aria-labelledby="recent-bookings">
      <div className="flex items-center justify-between px-5 pt-4 pb-2">
        <h2 id="recent-bookings" className="text-h3 font-620">
          Delivered lately
        </h2>
        <Link
          to={COMPLETED_LIST}
          className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          View all
        </Link>
      </div>
      {isLoading && <SkeletonRows count={4} hasPicture={false} />}
      {!isLoading && !data && (
        <ErrorState
          title="Bookings did not load"
          text={messageOf(error, 'Check your connection, then try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState title="Nothing delivered yet" text="Your finished deliveries are listed here." />
      )}
      <ul>
        {data?.data.slice(0, SHOWN).map((booking) => {
          const last = stopsOf(booking).at(-1);
          return (
            <li
              key={String(booking.id)}
              className="relative flex items-center gap-3 border-t border-ink-150 px-5 py-3 hover:bg-brand-25"
            >
              <div className="min-w-0 flex-1">
                <p className="flex items-center gap-2">
                  <Link to={livePath(String(booking.id))} className="tabular font-560 after:absolute after:inset-0">
                    {booking.booking_number}
                  </Link>
                  <ModeTag mode={modeOf(booking)} />
                </p>
                <p className="truncate text-small text-ink-600">{last ? shortPlace(last) : '-'}</p>
              </div>
              <div className="text-right">
                <p className="amount text-body">{formatPeso(booking.total)}</p>
                <p className="tabular text-caption text-ink-600">{formatDay(booking.date_created)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
