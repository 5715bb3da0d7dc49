import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { MODE_NAMES } from '@/config/modes';
import { livePath, PATHS, reviewPath } from '@/config/paths';
import { bookingModeOf, pickupAt, shortPlace, stopsOf } from '@/domain/booking/bookingView';
import { uniqueBookings, useAllBookings } from '@/hooks/useAllBookings';
import { useBookOnDay } from '@/hooks/useBookOnDay';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { formatLongDay, formatTime, toManila } from '@/lib/dates';
import { plural } from '@/utils/text';
import { DashboardBlock } from './DashboardBlock';
import { nextSevenDays, type ComingDay } from './sevenDays';
import { useMyBookings } from './useMyBookings';

const MINUTE_MS = 60_000;
const SHOWN = 3;
const NONE: readonly Booking[] = [];

/** Today and six days more: what is picked up when, and a way to book on a day. */
export function SevenDays() {
  const now = useNow(MINUTE_MS);
  const { pending, ongoing, ...lists } = useMyBookings();
  const firstPage = ongoing?.data ?? NONE;
  // one page is all there is for most; the others are asked for where it is not
  const more = useAllBookings('Ongoing', (ongoing?.count ?? 0) > firstPage.length);
  const known = useMemo(() => uniqueBookings([...(pending?.data ?? NONE), ...firstPage]), [pending, firstPage]);
  const named = useNamedPlaces(known);
  const days = nextSevenDays(uniqueBookings([...named, ...more.bookings]), now);
  const bookOnDay = useBookOnDay();
  const isBroken = lists.hasFailed && !(pending && ongoing);
  return (
    <DashboardBlock
      title="Next seven days"
      aside={
        <Link
          to={PATHS.calendar}
          className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
        >
          Calendar
        </Link>
      }
      isLoading={!isBroken && !(pending && ongoing)}
      failed={isBroken ? { what: 'The next seven days', error: lists.error, onRetry: lists.retry } : undefined}
    >
      <ol className="mt-1 grid grid-cols-7 border-t border-ink-150">
        {days.map((day, at) => (
          <DayColumn key={day.day} day={day} isToday={at === 0} onBook={() => bookOnDay(day.day)} />
        ))}
      </ol>
    </DashboardBlock>
  );
}

type DayColumnProps = { day: ComingDay; isToday: boolean; onBook: () => void };

function DayColumn({ day: { day, bookings, holiday }, isToday, onBook }: DayColumnProps) {
  const more = bookings.length - SHOWN;
  return (
    <li
      aria-label={`${formatLongDay(day)}, ${bookings.length === 0 ? 'no pick-ups' : plural(bookings.length, 'pick-up')}`}
      className={`flex min-h-[124px] min-w-0 flex-col border-r border-ink-150 p-2.5 last:border-r-0 ${isToday ? 'bg-brand-25' : ''}`}
    >
      <p className={`tabular text-caption ${isToday ? 'font-620 text-brand-800' : 'text-ink-600'}`}>
        {isToday ? 'Today' : toManila(day).format('ddd')} {toManila(day).format('D MMM')}
      </p>
      {holiday && <p className="truncate text-caption text-warn-700">{holiday}</p>}
      <ul className="mt-1.5 mb-2 flex-1 space-y-1">
        {bookings.slice(0, SHOWN).map((booking) => {
          const last = stopsOf(booking).at(-1);
          const isJoint = bookingModeOf(booking) === 'shared';
          const path = booking.status === 'Pending' ? reviewPath : livePath;
          return (
            <li key={String(booking.id)}>
              <Link
                to={path(String(booking.id))}
                aria-label={`${booking.booking_number}, ${MODE_NAMES[bookingModeOf(booking)]}, ${formatTime(pickupAt(booking))}, ${last ? shortPlace(last) : ''}`}
                className={`tabular block truncate rounded-xs px-1.5 py-1 text-caption font-560 ${isJoint ? 'bg-harbor-50 text-harbor-700' : 'bg-brand-50 text-brand-700'} hover:underline`}
              >
                {formatTime(pickupAt(booking))} {last ? shortPlace(last) : ''}
              </Link>
            </li>
          );
        })}
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
