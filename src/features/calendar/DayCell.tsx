import { TrafficCone } from 'lucide-react';
import type { Ref } from 'react';
import type { Booking } from '@/api/wire';
import { Skeleton } from '@/components/ui/Skeleton';
import { isBusyDay } from '@/domain/calendar/advisories';
import { findHoliday } from '@/domain/calendar/holidays';
import { formatLongDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { pluralize } from '@/utils/text';
import { MonthChip } from './BookingChip';
import { getWeekday, type Day } from './days';

const CHIPS_MAX = 3;

type DayCellProps = {
  day: Day;
  bookings: readonly Booking[];
  isSelected: boolean;
  isToday: boolean;
  /** The day belongs to the month before or after. */
  isOutside: boolean;
  /** Deliveries are loading, so the day may have more. */
  isLoading: boolean;
  /** A list failed, so the day may have more. */
  hasFailed: boolean;
  ref?: Ref<HTMLButtonElement>;
  onSelect: (day: Day) => void;
};

/** One day of the month: a button with a hidden text that describes the number and the chips to screen readers. */
export function DayCell({ ref, onSelect, ...cell }: DayCellProps) {
  const { day, isSelected, isToday, isOutside } = cell;
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
          getBackground(day, isSelected, isOutside),
        )}
        onClick={() => {
          onSelect(day);
        }}
      >
        <span className="sr-only">{describeDay(cell)}</span>
        <CellContent {...cell} />
      </button>
    </td>
  );
}

type CellState = Omit<DayCellProps, 'ref' | 'onSelect'>;

function CellContent({ day, bookings, isToday, isOutside, isLoading }: CellState) {
  const holiday = findHoliday(day);
  const chips = bookings.slice(0, CHIPS_MAX);
  const more = bookings.length - chips.length;
  return (
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
        {isBusyDay(day) && (
          <TrafficCone size={14} strokeWidth={2} aria-hidden className="mr-1 shrink-0 text-warn-700" />
        )}
      </span>
      {holiday && <span className="line-clamp-2 w-full px-1 text-badge leading-[13px] text-warn-700">{holiday}</span>}
      {isLoading && chips.length === 0 && !isOutside && <Skeleton className="h-[22px] w-full rounded-xs" />}
      {chips.map((booking) => (
        <MonthChip key={String(booking.id)} booking={booking} />
      ))}
      {more > 0 && <span className="px-1.5 text-caption text-ink-600">+{more} more</span>}
    </span>
  );
}

function describeDay({ day, bookings, isToday, isLoading, hasFailed }: CellState): string {
  const parts = [
    formatLongDay(day),
    isToday && 'today',
    findHoliday(day),
    isBusyDay(day) && 'heavy traffic',
    describeCount(bookings.length, isLoading, hasFailed),
  ];
  return parts.filter(Boolean).join(', ');
}

function describeCount(count: number, isLoading: boolean, hasFailed: boolean): string {
  if (count > 0) return pluralize(count, 'delivery', 'deliveries');
  if (isLoading) return 'deliveries are loading';
  return hasFailed ? 'deliveries not loaded' : 'no deliveries';
}

function getBackground(day: Day, isSelected: boolean, isOutside: boolean): string {
  if (isSelected) return 'bg-brand-25 ring-2 ring-brand-600 ring-inset';
  if (isOutside) return 'bg-ink-50 hover:bg-brand-25';
  const isWeekend = getWeekday(day) % 6 === 0;
  return isWeekend ? 'bg-ink-50/60 hover:bg-brand-25' : 'hover:bg-brand-25';
}
