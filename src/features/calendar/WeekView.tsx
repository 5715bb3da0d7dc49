import { TrafficCone } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { Skeleton } from '@/components/ui/Skeleton';
import { isBusyDay } from '@/domain/calendar/advisories';
import { findHoliday } from '@/domain/calendar/holidays';
import { toManila } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { WeekChip } from './BookingChip';
import { getHoursInView, groupByHour, type BookingsByDay } from './calendarBookings';
import { getWeek, type Day } from './days';

type WeekViewProps = {
  selectedDay: Day;
  today: Day;
  byDay: BookingsByDay;
  /** Deliveries are loading, so a day may have more. */
  isLoading: boolean;
  onSelect: (day: Day) => void;
};

const NONE: readonly Booking[] = [];
/** Row of the time axis for the first hour; row 1 has the days. */
const FIRST_HOUR_ROW = 2;

/** Seven columns on one time axis. The row of an hour is as high as its fullest day, so empty hours stay low. */
export function WeekView({ selectedDay, today, byDay, isLoading, onSelect }: WeekViewProps) {
  const days = getWeek(selectedDay);
  const hours = getHoursInView(days.flatMap((day) => byDay.get(day) ?? NONE));
  return (
    <div
      className="grid grid-cols-[44px_minmax(0,1fr)]"
      style={{ gridTemplateRows: `auto repeat(${hours.length}, minmax(22px, auto))` }}
    >
      <ol
        aria-label="Days of the week"
        aria-busy={isLoading}
        className="col-start-2 row-span-full grid grid-cols-7 grid-rows-subgrid"
      >
        {days.map((day) => (
          <li
            key={day}
            className={classNames(
              'row-span-full grid min-w-0 grid-cols-1 grid-rows-subgrid border-l border-ink-150',
              day === selectedDay && 'bg-brand-25',
            )}
          >
            <WeekDayHeading day={day} isSelected={day === selectedDay} isToday={day === today} onSelect={onSelect} />
            <WeekDayHours bookings={byDay.get(day) ?? NONE} firstHour={hours[0] ?? 0} isLoading={isLoading} />
          </li>
        ))}
      </ol>
      {hours.map((hour, index) => (
        <span
          key={hour}
          aria-hidden
          style={{ gridRow: FIRST_HOUR_ROW + index }}
          className="tabular pointer-events-none col-span-full col-start-1 border-t border-ink-150 pt-px pl-2 text-badge leading-5 text-ink-600"
        >
          {toHourLabel(hour)}
        </span>
      ))}
    </div>
  );
}

/** Returns "6 AM". */
const toHourLabel = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

type WeekDayHoursProps = { bookings: readonly Booking[]; firstHour: number; isLoading: boolean };

/** Deliveries of a day in the rows of their pickup hours. */
function WeekDayHours({ bookings, firstHour, isLoading }: WeekDayHoursProps) {
  if (isLoading && bookings.length === 0) {
    return (
      <div className="p-1" style={{ gridRow: `${FIRST_HOUR_ROW + 2} / span 2` }}>
        <Skeleton className="h-full" />
      </div>
    );
  }
  return [...groupByHour(bookings)].map(([hour, list]) => (
    <ul key={hour} className="space-y-1 p-1" style={{ gridRow: FIRST_HOUR_ROW + hour - firstHour }}>
      {list.map((booking) => (
        <li key={String(booking.id)}>
          <WeekChip booking={booking} />
        </li>
      ))}
    </ul>
  ));
}

type WeekDayHeadingProps = { day: Day; isSelected: boolean; isToday: boolean; onSelect: (day: Day) => void };

function WeekDayHeading({ day, isSelected, isToday, onSelect }: WeekDayHeadingProps) {
  return (
    <div className="row-start-1 px-0.5 py-1.5">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        className="flex w-full flex-col items-center rounded-sm py-1.5 hover:bg-brand-50"
        onClick={() => {
          onSelect(day);
        }}
      >
        <span className="text-caption text-ink-600">{toManila(day).format('ddd')}</span>{' '}
        <span
          className={classNames(
            'tabular grid size-7 place-items-center rounded-full font-620',
            isToday && 'bg-brand-600 text-white',
          )}
        >
          {Number(day.slice(8))}
        </span>{' '}
        <span className="sr-only">{toManila(day).format('MMMM YYYY')}</span>
      </button>
      {findHoliday(day) && <p className="text-center text-badge text-warn-700">{findHoliday(day)}</p>}
      {isBusyDay(day) && (
        <p className="text-center text-badge text-warn-700">
          <TrafficCone size={12} strokeWidth={2} aria-hidden className="inline align-[-2px]" /> Heavy traffic
        </p>
      )}
    </div>
  );
}
