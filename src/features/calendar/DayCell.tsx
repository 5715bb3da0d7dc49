import { Boxes, TrafficCone, Truck } from 'lucide-react';
import type { Ref } from 'react';
import type { Booking } from '@/api/wire';
import { Skeleton } from '@/components/ui/Skeleton';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { isBusyDay } from '@/domain/calendar/advisories';
import { holidayOf } from '@/domain/calendar/holidays';
import { formatLongDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { plural } from '@/utils/text';
import { destinationOf } from './calendarBookings';
import { weekdayOf, type Day } from './days';

const CHIPS_MAX = 3;

type DayCellProps = {
  day: Day;
  bookings: readonly Booking[];
  isSelected: boolean;
  isToday: boolean;
  isOutside: boolean;
  /** Deliveries are on their way, so an empty day says nothing yet. */
  isLoading: boolean;
  /** A list failed, so an empty day says nothing either. */
  hasFailed: boolean;
  ref?: Ref<HTMLButtonElement>;
  onSelect: (day: Day) => void;
};

function countOf(count: number, isLoading: boolean, hasFailed: boolean): string {
  if (count > 0) return plural(count, 'delivery', 'deliveries');
  if (isLoading) return 'deliveries are loading';
  return hasFailed ? 'deliveries not loaded' : 'no deliveries';
}

function groundOf(day: Day, isSelected: boolean, isOutside: boolean): string {
  if (isSelected) return 'bg-brand-25 ring-2 ring-brand-600 ring-inset';
  if (isOutside) return 'bg-ink-50 hover:bg-brand-25';
  const isWeekend = weekdayOf(day) % 6 === 0;
  return isWeekend ? 'bg-ink-50/60 hover:bg-brand-25' : 'hover:bg-brand-25';
}

/** One day of the month: a button whose hidden text tells a screen reader what the number and the chips show. */
export function DayCell({
  day,
  bookings,
  isSelected,
  isToday,
  isOutside,
  isLoading,
  hasFailed,
  ref,
  onSelect,
}: DayCellProps) {
  const holiday = holidayOf(day);
  const isBusy = isBusyDay(day);
  const name = [
    formatLongDay(day),
    isToday && 'today',
    holiday,
    isBusy && 'busy roads',
    countOf(bookings.length, isLoading, hasFailed),
  ];
  const chips = bookings.slice(0, CHIPS_MAX);
  const more = bookings.length - chips.length;
  return (
    <td
      role="gridcell"
      aria-selected={isSelected}
      className="h-full border-t border-l border-ink-150 p-0 first:border-l-0"
    >
      <button
        type="button"
        ref={ref}
        tabIndex={isSelected ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        className={classNames(
          'flex size-full min-h-[114px] flex-col gap-1 px-1.5 py-2 text-left align-top -outline-offset-2',
          groundOf(day, isSelected, isOutside),
        )}
        onClick={() => {
          onSelect(day);
        }}
      >
        <span className="sr-only">{name.filter(Boolean).join(', ')}</span>
        <span aria-hidden className="contents">
          <span className="flex w-full items-center justify-between">
            <span
              className={classNames(
                'tabular grid h-6 min-w-6 place-items-center rounded-full px-1 text-small font-560',
                isToday ? 'bg-brand-600 text-white' : isOutside ? 'text-ink-600' : 'text-ink-900',
              )}
            >
              {Number(day.slice(8))}
            </span>
            {isBusy && <TrafficCone size={14} strokeWidth={2} aria-hidden className="mr-1 shrink-0 text-warn-700" />}
          </span>
          {holiday && (
            <span className="line-clamp-2 w-full px-1 text-badge leading-[13px] text-warn-700">{holiday}</span>
          )}
          {isLoading && chips.length === 0 && !isOutside && <Skeleton className="h-[22px] w-full rounded-xs" />}
          {chips.map((booking) => (
            <Chip key={String(booking.id)} booking={booking} />
          ))}
          {more > 0 && <span className="px-1.5 text-caption text-ink-600">+{more} more</span>}
        </span>
      </button>
    </td>
  );
}

function Chip({ booking }: { booking: Booking }) {
  const isJoint = bookingModeOf(booking) === 'shared';
  const Icon = isJoint ? Boxes : Truck;
  return (
    <span
      className={classNames(
        'flex h-[22px] w-full min-w-0 items-center gap-1 rounded-xs px-1 text-caption font-560',
        isJoint ? 'bg-harbor-50 text-harbor-700' : 'bg-brand-50 text-brand-700',
        booking.status === 'Cancelled' && 'line-through',
      )}
    >
      <Icon size={14} strokeWidth={2} aria-hidden className="shrink-0" />
      <span className="truncate">{destinationOf(booking)}</span>
    </span>
  );
}
