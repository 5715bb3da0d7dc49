import { TrafficCone } from 'lucide-react';
import { isBusyDay } from '@/domain/calendar/advisories';
import { holidayOf } from '@/domain/calendar/holidays';
import { toManila } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { WeekChip } from './BookingChip';
import type { BookingsByDay } from './calendarBookings';
import { weekOf, type Day } from './days';

type WeekViewProps = {
  selectedDay: Day;
  today: Day;
  byDay: BookingsByDay;
  onSelect: (day: Day) => void;
};

/** Seven columns with all deliveries and their times. */
export function WeekView({ selectedDay, today, byDay, onSelect }: WeekViewProps) {
  return (
    <ol aria-label="Days of the week" className="grid h-full min-h-[420px] grid-cols-7">
      {weekOf(selectedDay).map((day) => (
        <li
          key={day}
          className={classNames(
            'min-w-0 border-l border-ink-150 p-1.5 first:border-l-0',
            day === selectedDay && 'bg-brand-25',
          )}
        >
          <WeekDayButton day={day} isSelected={day === selectedDay} isToday={day === today} onSelect={onSelect} />
          {holidayOf(day) && <p className="mb-1 text-center text-badge text-warn-700">{holidayOf(day)}</p>}
          {isBusyDay(day) && (
            <p className="mb-1 flex items-center justify-center gap-1 text-center text-badge text-warn-700">
              <TrafficCone size={12} strokeWidth={2} aria-hidden className="shrink-0" />
              Heavy traffic
            </p>
          )}
          <ul className="mt-1 space-y-1">
            {(byDay.get(day) ?? []).map((booking) => (
              <li key={String(booking.id)}>
                <WeekChip booking={booking} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type WeekDayButtonProps = { day: Day; isSelected: boolean; isToday: boolean; onSelect: (day: Day) => void };

function WeekDayButton({ day, isSelected, isToday, onSelect }: WeekDayButtonProps) {
  return (
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
  );
}
