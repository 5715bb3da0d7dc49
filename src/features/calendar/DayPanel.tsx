import { CalendarSync, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import { useAnnounceChange } from '@/components/ui/announce';
import { DELIVERIES_LOADING, DELIVERIES_NOT_LOADED } from '@/config/messages';
import { getReschedulePath } from '@/config/paths';
import { canCancel } from '@/domain/booking/bookingView';
import { findHoliday } from '@/domain/calendar/holidays';
import { useBookOnDay } from '@/hooks/useBookOnDay';
import { formatLongDay } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { pluralize } from '@/utils/text';
import { BookingLink } from './BookingLink';
import { DayAdvice } from './DayAdvice';
import { getClosedReason, sumTotals } from './calendarBookings';
import type { Day } from './days';

type DayPanelProps = {
  day: Day;
  today: Day;
  bookings: readonly Booking[];
  isLoading: boolean;
  /** A list failed, so an empty day may have deliveries. */
  hasFailed: boolean;
};

/** Returns the number and the total of the deliveries, or why there are none. */
function getSummary({ bookings, isLoading, hasFailed }: DayPanelProps): string {
  if (bookings.length > 0) {
    return `${pluralize(bookings.length, 'delivery', 'deliveries')}, ${formatPeso(sumTotals(bookings))} total`;
  }
  if (isLoading) return DELIVERIES_LOADING;
  return hasFailed ? DELIVERIES_NOT_LOADED : 'No deliveries';
}

/** Deliveries of the chosen day with their total. The button to book stays in view. */
export function DayPanel(props: DayPanelProps) {
  const { day, today, bookings } = props;
  const bookOnDay = useBookOnDay();
  const holiday = findHoliday(day);
  const closedReason = getClosedReason(day, today);
  const summary = getSummary(props);
  const title = formatLongDay(day);
  const isPending = props.isLoading && bookings.length === 0;
  useAnnounceChange(isPending ? '' : `${title}. ${summary}`);
  return (
    <Card as="aside" aria-label="Chosen day" className="flex flex-col">
      <h2 className="text-h3 font-620">{title}</h2>
      <p className="tabular text-small text-ink-600">{summary}</p>
      {holiday && (
        <Tag tone="warn" className="mt-2 self-start">
          {holiday}
        </Tag>
      )}
      <ul className="divide-y divide-ink-150">
        {bookings.map((booking) => (
          <li key={String(booking.id)} className="py-4">
            <BookingLink booking={booking} />
            {canCancel(booking) && (
              <Link
                to={getReschedulePath(String(booking.id))}
                aria-label={`Reschedule ${booking.booking_number}`}
                className="mt-2 inline-flex min-h-6 items-center gap-1.5 text-small font-560 text-brand-700 hover:underline"
              >
                <CalendarSync size={15} strokeWidth={2} aria-hidden />
                Reschedule
              </Link>
            )}
          </li>
        ))}
      </ul>
      {closedReason === null && <DayAdvice day={day} />}
      <div className="sticky bottom-0 mt-auto -mb-5 bg-white pt-4 pb-5">
        {closedReason === null ? (
          <Button
            variant="secondary"
            className="w-full"
            icon={<Plus size={18} strokeWidth={2} aria-hidden />}
            onClick={() => {
              bookOnDay(day);
            }}
          >
            Book on this day
          </Button>
        ) : (
          <p className="text-small text-ink-600">{closedReason}</p>
        )}
      </div>
    </Card>
  );
}
