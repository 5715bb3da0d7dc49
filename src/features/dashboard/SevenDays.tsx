import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { MODE_NAMES } from '@/config/modes';
import { PATHS, getLivePath, getReviewPath } from '@/config/paths';
import { getBookingMode, getBookingStops, getPickupTime, getShortAddress } from '@/domain/booking/bookingView';
import { dedupeBookings, useAllBookings } from '@/hooks/useAllBookings';
import { useBookOnDay } from '@/hooks/useBookOnDay';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { formatLongDay, formatTime, toManila } from '@/lib/dates';
import { pluralize } from '@/utils/text';
import { BlockLink, BlockRetry, DashboardBlock } from './DashboardBlock';
import { getNextSevenDays, type ComingDay } from './comingDays';
import { useMyBookings } from './dashboardLists';

const PICKUPS_MAX = 3;
const NONE: readonly Booking[] = [];

/** Pickups of today and the next six days, with a Book button for each day. */
export function SevenDays() {
  const now = useNow(MINUTE_MS);
  const { pending, ongoing, ...lists } = useMyBookings();
  const firstPage = ongoing?.data ?? NONE;
  // Most customers have one page; the others load only if there are more.
  const more = useAllBookings('Ongoing', (ongoing?.count ?? 0) > firstPage.length);
  const known = useMemo(() => dedupeBookings([...(pending?.data ?? NONE), ...firstPage]), [pending, firstPage]);
  const named = useNamedPlaces(known);
  const days = getNextSevenDays(dedupeBookings([...named, ...more.bookings]), now);
  const bookOnDay = useBookOnDay();
  const hasFailed = lists.hasFailed && !(pending && ongoing);
  return (
    <DashboardBlock
      title="Next seven days"
      aside={<BlockLink to={PATHS.calendar}>Calendar</BlockLink>}
      isLoading={!hasFailed && !(pending && ongoing)}
      failed={hasFailed ? { subject: 'The next seven days', error: lists.error, onRetry: lists.retry } : undefined}
    >
      <ol className="mt-1 grid grid-cols-7 border-t border-ink-150">
        {days.map((day, index) => (
          <DayColumn key={day.day} day={day} isToday={index === 0} onBook={() => bookOnDay(day.day)} />
        ))}
      </ol>
      {more.error !== null && (
        <p role="alert" className="border-t border-ink-150 px-5 py-3 text-small text-ink-700">
          Some pickups did not load. <BlockRetry onRetry={more.retry} className="text-brand-700" />
        </p>
      )}
    </DashboardBlock>
  );
}

type DayColumnProps = { day: ComingDay; isToday: boolean; onBook: () => void };

function DayColumn({ day: { day, bookings, holiday }, isToday, onBook }: DayColumnProps) {
  const more = bookings.length - PICKUPS_MAX;
  return (
    <li
      aria-label={`${formatLongDay(day)}, ${bookings.length === 0 ? 'no pickups' : pluralize(bookings.length, 'pickup')}`}
      className={`flex min-h-[124px] min-w-0 flex-col border-r border-ink-150 p-2.5 first:rounded-bl-lg last:border-r-0 ${isToday ? 'bg-brand-25' : ''}`}
    >
      <p className={`tabular text-caption ${isToday ? 'font-620 text-brand-800' : 'text-ink-600'}`}>
        {isToday ? 'Today' : toManila(day).format('ddd')} {toManila(day).format('D MMM')}
      </p>
      {holiday && <p className="text-caption text-warn-700">{holiday}</p>}
      <ul className="mt-1.5 mb-2 flex-1 space-y-1">
        {bookings.slice(0, PICKUPS_MAX).map((booking) => (
          <li key={String(booking.id)}>
            <PickupLink booking={booking} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to={`${PATHS.calendar}?day=${day}`} className="text-caption text-ink-600 hover:underline">
              +{more} more
            </Link>
          </li>
        )}
      </ul>
      <button
        type="button"
        aria-label={`Book on ${formatLongDay(day)}`}
        onClick={onBook}
        className="flex min-h-7 items-center justify-center gap-1 rounded-sm text-caption font-560 text-ink-600 ring-1 ring-ink-200 ring-inset hover:bg-white hover:text-brand-700"
      >
        <Plus size={14} aria-hidden /> Book
      </button>
    </li>
  );
}

function PickupLink({ booking }: { booking: Booking }) {
  const last = getBookingStops(booking).at(-1);
  const destination = last ? getShortAddress(last) : '';
  const mode = getBookingMode(booking);
  const time = formatTime(getPickupTime(booking));
  const path = booking.status === 'Pending' ? getReviewPath : getLivePath;
  return (
    <Link
      to={path(String(booking.id))}
      aria-label={`${booking.booking_number}, ${MODE_NAMES[mode]}, ${time}, ${destination}`}
      className={`tabular block truncate rounded-xs px-1.5 py-1 text-caption font-560 ${mode === 'shared' ? 'bg-harbor-50 text-harbor-700' : 'bg-brand-50 text-brand-700'} hover:underline`}
    >
      {time} {destination}
    </Link>
  );
}
