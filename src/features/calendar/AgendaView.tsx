import { TrafficCone } from 'lucide-react';
import type { Booking } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Tag } from '@/components/ui/Tag';
import { DELIVERIES_LOADING, DELIVERIES_NOT_LOADED } from '@/config/messages';
import { bookPath } from '@/config/paths';
import { isBusyDay } from '@/domain/calendar/advisories';
import { holidayOf } from '@/domain/calendar/holidays';
import { formatLongDay } from '@/lib/dates';
import { classNames } from '@/utils/classNames';
import { BookingLink } from './BookingLink';
import { daysOfMonth, type Day } from './days';

type AgendaViewProps = {
  day: Day;
  byDay: ReadonlyMap<Day, readonly Booking[]>;
  isBusy: boolean;
  /** A list failed, so what is empty says nothing. */
  hasFailed: boolean;
  onSelect: (day: Day) => void;
};

/** The days of the month that have something, one under the other. */
export function AgendaView({ day, byDay, isBusy, hasFailed, onSelect }: AgendaViewProps) {
  const days = daysOfMonth(day).filter((each) => byDay.has(each) || holidayOf(each));
  const isEmpty = !days.some((each) => byDay.has(each));
  if (isEmpty && isBusy) return <SkeletonRows count={6} label={DELIVERIES_LOADING} />;
  return (
    <>
      {isEmpty && hasFailed && <EmptyState title={DELIVERIES_NOT_LOADED} text="Choose Try again above." />}
      {isEmpty && !hasFailed && (
        <EmptyState
          title="No deliveries this month"
          text="Choose another month, or other filters."
          action={
            <ButtonLink to={bookPath('exclusive')} variant="secondary">
              Book a delivery
            </ButtonLink>
          }
        />
      )}
      <ol aria-label="Agenda" className="divide-y divide-ink-150">
        {days.map((each) => (
          <li key={each} className={classNames('px-5 py-4', each === day && 'bg-brand-25')}>
            <div className="flex flex-wrap items-center gap-3">
              <button
                type="button"
                aria-pressed={each === day}
                className="min-h-6 rounded-xs text-h3 font-560 hover:text-brand-700"
                onClick={() => {
                  onSelect(each);
                }}
              >
                {formatLongDay(each)}
              </button>
              {holidayOf(each) && <Tag tone="warn">{holidayOf(each)}</Tag>}
              {isBusyDay(each) && (
                <Tag tone="neutral" icon={<TrafficCone strokeWidth={2} aria-hidden />}>
                  Busy roads
                </Tag>
              )}
            </div>
            <ul className="mt-1 grid gap-x-8 dialog-lg:grid-cols-2">
              {(byDay.get(each) ?? []).map((booking) => (
                <li key={String(booking.id)} className="mt-3 min-w-0">
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
