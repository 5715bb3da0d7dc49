import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Booking } from '@/api/wire';
import { classNames } from '@/utils/classNames';
import { DayCell } from './DayCell';
import { monthOfDay, movedByKey, getPeriodTitle, weekdayOf, weeksOfMonth, type Day } from './days';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type MonthGridProps = {
  day: Day;
  today: Day;
  byDay: ReadonlyMap<Day, readonly Booking[]>;
  isBusy: boolean;
  /** A list failed, so what is empty says nothing. */
  hasFailed: boolean;
  onSelect: (day: Day) => void;
};

/** A grid with one stop for Tab: arrows go by days and weeks, Home and End along the week, Page keys by months. */
export function MonthGrid({ day, today, byDay, isBusy, hasFailed, onSelect }: MonthGridProps) {
  const selected = useRef<HTMLButtonElement>(null);
  const isFollowing = useRef(false);
  // the focus follows the day once that is drawn, which may be in another month
  useEffect(() => {
    if (isFollowing.current) selected.current?.focus();
    isFollowing.current = false;
  }, [day]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = movedByKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    isFollowing.current = true;
    onSelect(next);
  };

  return (
    <table
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA APG
      role="grid"
      aria-label={getPeriodTitle('month', day)}
      aria-busy={isBusy}
      className="h-full w-full table-fixed border-separate border-spacing-0"
      onKeyDown={handleKey}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name, at) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className={classNames(
                'h-9 px-3.5 text-left text-small font-540',
                at === weekdayOf(today) && monthOfDay(day) === monthOfDay(today) ? 'text-brand-700' : 'text-ink-600',
              )}
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]} className="h-[114px]">
            {week.map((each) => (
              <DayCell
                key={each}
                ref={each === day ? selected : undefined}
                day={each}
                bookings={byDay.get(each) ?? []}
                isSelected={each === day}
                isToday={each === today}
                isLoading={isBusy}
                hasFailed={hasFailed}
                isOutside={monthOfDay(each) !== monthOfDay(day)}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
