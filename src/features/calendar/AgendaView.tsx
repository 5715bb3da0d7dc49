import { TrafficCone } from 'lucide-react';
import { useState } from 'react';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Tag } from '@/components/ui/Tag';
import { DELIVERIES_LOADING, DELIVERIES_NOT_LOADED } from '@/config/messages';
import { isBusyDay } from '@/domain/calendar/advisories';
import { findHoliday } from '@/domain/calendar/holidays';
import { formatLongDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { pluralize } from '@/utils/text';
import { BookingLink } from './BookingLink';
import type { BookingsByDay } from './calendarBookings';
import { getDaysOfMonth, type Day } from './days';

type AgendaViewProps = {
  selectedDay: Day;
  today: Day;
  byDay: BookingsByDay;
  isLoading: boolean;
  /** A list failed, so an empty day may have deliveries. */
  hasFailed: boolean;
  /** The filters may hide deliveries. */
  isFiltered: boolean;
  onSelect: (day: Day) => void;
};

/** List of the days of the month that have deliveries or a holiday. The current month starts with today. */
export function AgendaView({ selectedDay, today, byDay, isLoading, hasFailed, isFiltered, onSelect }: AgendaViewProps) {
  const days = getDaysOfMonth(selectedDay).filter((day) => byDay.has(day) || findHoliday(day));
  const upcoming = days.filter((day) => day >= today);
  // a month without any day from today on is shown whole
  const earlierCount = upcoming.length > 0 ? days.length - upcoming.length : 0;
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? selectedDay < today;
  const shown = earlierCount > 0 && !isOpen ? upcoming : days;
  const isEmpty = !days.some((day) => byDay.has(day));
  if (isEmpty && isLoading) return <SkeletonRows count={6} label={DELIVERIES_LOADING} />;
  return (
    <>
      {isEmpty && hasFailed && <EmptyState title={DELIVERIES_NOT_LOADED} text="Choose Try again above." />}
      {isEmpty && !hasFailed && (
        <EmptyState
          title="No deliveries this month"
          text={
            isFiltered ? 'Choose another month or change the filters.' : 'Choose another month, or book a delivery.'
          }
          action={<BookDeliveryLink />}
        />
      )}
      {earlierCount > 0 && (
        <div className="border-b border-ink-150 px-5 py-3">
          <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {pluralize(earlierCount, 'earlier day')}
          </Button>
        </div>
      )}
      <ol aria-label="Agenda" className="divide-y divide-ink-150">
        {shown.map((day) => (
          <li key={day} className={classNames('px-5 py-4', day === selectedDay && 'bg-brand-25')}>
            <AgendaDayHeading day={day} isSelected={day === selectedDay} onSelect={onSelect} />
            <ul className="mt-1 grid gap-x-8 dialog-lg:grid-cols-2">
              {(byDay.get(day) ?? []).map((booking) => (
                <li key={String(booking.id)} className="mt-3 min-w-0 only:col-span-full">
                  <BookingLink booking={booking} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

type AgendaDayHeadingProps = { day: Day; isSelected: boolean; onSelect: (day: Day) => void };

function AgendaDayHeading({ day, isSelected, onSelect }: AgendaDayHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-pressed={isSelected}
        className="min-h-6 rounded-xs text-h3 font-560 hover:text-brand-700"
        onClick={() => {
          onSelect(day);
        }}
      >
        {formatLongDay(day)}
      </button>
      {findHoliday(day) && <Tag tone="warn">{findHoliday(day)}</Tag>}
      {isBusyDay(day) && (
        <Tag tone="neutral" icon={<TrafficCone strokeWidth={2} aria-hidden />}>
          Heavy traffic
        </Tag>
      )}
    </div>
  );
}
