import { useEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '@/utils/classNames';
import { DayCell } from './DayCell';
import type { BookingsByDay } from './calendarBookings';
import { getMonth, getPeriodTitle, getWeekday, getWeeksOfMonth, moveByKey, type Day } from './days';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthGridProps = {
  selectedDay: Day;
  today: Day;
  byDay: BookingsByDay;
  isLoading: boolean;
  /** A list failed, so an empty day may have deliveries. */
  hasFailed: boolean;
  onSelect: (day: Day) => void;
};

/** Month as an ARIA grid: one tab stop, arrow keys for days and weeks, Page keys for months. */
export function MonthGrid({ selectedDay, today, byDay, isLoading, hasFailed, onSelect }: MonthGridProps) {
  const { selected, handleKey } = useGridKeys(selectedDay, onSelect);
  const isThisMonth = getMonth(selectedDay) === getMonth(today);
  return (
    <table
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA APG
      role="grid"
      aria-label={getPeriodTitle('month', selectedDay)}
      aria-busy={isLoading}
      className="h-full w-full table-fixed border-separate border-spacing-0"
      onKeyDown={handleKey}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name, weekday) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className={classNames(
                'h-9 px-3.5 text-left text-small font-540',
                isThisMonth && weekday === getWeekday(today) ? 'text-brand-700' : 'text-ink-600',
              )}
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeksOfMonth(selectedDay).map((week) => (
          <tr key={week[0]} className="h-[114px]">
            {week.map((day) => (
              <DayCell
                key={day}
                ref={day === selectedDay ? selected : undefined}
                day={day}
                bookings={byDay.get(day) ?? []}
                isSelected={day === selectedDay}
                isToday={day === today}
                isLoading={isLoading}
                hasFailed={hasFailed}
                isOutside={getMonth(day) !== getMonth(selectedDay)}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Selects days by key. Focus follows the selected day once it renders, which may be in another month. A key pressed
 * before that render moves from the pending day.
 */
function useGridKeys(selectedDay: Day, onSelect: (day: Day) => void) {
  const selected = useRef<HTMLButtonElement>(null);
  const movingTo = useRef<Day | null>(null);
  useEffect(() => {
    if (movingTo.current !== null) selected.current?.focus();
    if (movingTo.current === selectedDay) movingTo.current = null;
  }, [selectedDay]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveByKey(event.key, movingTo.current ?? selectedDay);
    if (next === null) return;
    event.preventDefault();
    movingTo.current = next;
    onSelect(next);
  };
  return { selected, handleKey };
}
