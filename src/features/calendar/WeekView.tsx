import { Boxes, TrafficCone, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { MODE_NAMES } from '@/config/modes';
import { livePath } from '@/config/paths';
import { bookingModeOf, pickupAt } from '@/domain/booking/bookingView';
import { isBusyDay } from '@/domain/calendar/advisories';
import { holidayOf } from '@/domain/calendar/holidays';
import { formatTime, toManila } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { destinationOf } from './calendarBookings';
import { weekOf, type Day } from './days';

type WeekViewProps = {
  day: Day;
  today: Day;
  byDay: ReadonlyMap<Day, readonly Booking[]>;
  onSelect: (day: Day) => void;
};

/** Seven columns, every delivery with its time. */
export function WeekView({ day, today, byDay, onSelect }: WeekViewProps) {
  return (
    <ol aria-label="Days of the week" className="grid h-full min-h-[420px] grid-cols-7">
      {weekOf(day).map((each) => {
        const holiday = holidayOf(each);
        return (
          <li
            key={each}
            className={classNames(
              'min-w-0 border-l border-ink-150 p-1.5 first:border-l-0',
              each === day && 'bg-brand-25',
            )}
          >
            <button
              type="button"
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              className="flex w-full flex-col items-center rounded-sm py-1.5 hover:bg-brand-50"
              onClick={() => {
                onSelect(each);
              }}
            >
              <span className="text-caption text-ink-600">{toManila(each).format('ddd')}</span>{' '}
              <span
                className={classNames(
                  'tabular grid size-7 place-items-center rounded-full font-620',
                  each === today && 'bg-brand-600 text-white',
                )}
              >
                {Number(each.slice(8))}
              </span>{' '}
              <span className="sr-only">{toManila(each).format('MMMM YYYY')}</span>
            </button>
            {holiday && <p className="mb-1 text-center text-badge text-warn-700">{holiday}</p>}
            {isBusyDay(each) && (
              <p className="mb-1 flex items-center justify-center gap-1 text-center text-badge text-warn-700">
                <TrafficCone size={12} strokeWidth={2} aria-hidden className="shrink-0" />
                Busy roads
              </p>
            )}
            <ul className="mt-1 space-y-1">
              {(byDay.get(each) ?? []).map((booking) => (
                <li key={String(booking.id)}>
                  <WeekChip booking={booking} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function WeekChip({ booking }: { booking: Booking }) {
  const isJoint = bookingModeOf(booking) === 'shared';
  const Icon = isJoint ? Boxes : Truck;
  return (
    <Link
      to={livePath(String(booking.id))}
      className={classNames(
        'block rounded-xs px-1.5 py-1 text-caption font-560 hover:underline',
        isJoint ? 'bg-harbor-50 text-harbor-700' : 'bg-brand-50 text-brand-700',
      )}
    >
      <span className="tabular block whitespace-nowrap">{formatTime(pickupAt(booking))}</span>
      <span className="flex items-center gap-1">
        <Icon
          size={14}
          strokeWidth={2}
          role="img"
          aria-label={MODE_NAMES[bookingModeOf(booking)]}
          className="shrink-0"
        />
        <span className={classNames('min-w-0 truncate', booking.status === 'Cancelled' && 'line-through')}>
          {destinationOf(booking)}
        </span>
      </span>
      {booking.status === 'Cancelled' && <span className="sr-only">Cancelled</span>}
    </Link>
  );
}
