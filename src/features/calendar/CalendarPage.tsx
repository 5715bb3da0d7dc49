import { useMemo } from 'react';
import { Card } from '@/components/ui/Card';
import { LoadWarning } from '@/components/ui/LoadWarning';
import { SlowNotice } from '@/components/ui/SlowNotice';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import { toIsoDay } from '@/lib/dates';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { classNames } from '@/utils/classNames';
import { AgendaView } from './AgendaView';
import { CalendarBar } from './CalendarBar';
import { CalendarFilters } from './CalendarFilters';
import { DayPanel } from './DayPanel';
import { MonthGrid } from './MonthGrid';
import { MonthLegend } from './MonthLegend';
import { WeekView } from './WeekView';
import { groupByDay, matchesCalendarFilter } from './calendarBookings';
import { getDaysOfView } from './days';
import { useCalendarBookings } from './useCalendarBookings';
import { useCalendarParams } from './useCalendarParams';

/** `/my-calendar`: deliveries by the day of their pickup in Manila. */
function CalendarPage() {
  const today = toIsoDay(useNow(MINUTE_MS));
  const { view, day, mode, status, change } = useCalendarParams(today);
  const days = getDaysOfView(view, day);
  const { bookings, isLoading, error, isCutShort, retry } = useCalendarBookings(days[0] ?? day);
  const hasFailed = Boolean(error);
  const byDay = useMemo(
    () => groupByDay(bookings.filter((booking) => matchesCalendarFilter(booking, mode, status))),
    [bookings, mode, status],
  );
  const shown = days.flatMap((dayOfView) => byDay.get(dayOfView) ?? []);
  const handleDay = (next: string) => change({ day: next });
  const common = { selectedDay: day, today, byDay, onSelect: handleDay };
  const loadState = { isLoading, hasFailed };

  return (
    <div className="mx-auto w-full max-w-content px-8 pt-6 pb-10">
      <CalendarBar view={view} day={day} today={today} onDay={handleDay} onView={(next) => change({ view: next })} />
      <CalendarFilters
        mode={mode}
        status={status}
        shown={shown}
        fileName={`deliveries-${days[0] ?? day}.ics`}
        onMode={(next) => change({ mode: next })}
        onStatus={(next) => change({ status: next })}
      />
      {isLoading && <SlowNotice className="mb-4 rounded-md" />}
      {hasFailed && <LoadError error={error} isEmpty={bookings.length === 0} onRetry={retry} />}
      {isCutShort && !hasFailed && (
        <p className="mb-4 rounded-md bg-warn-50 px-5 py-3 text-warn-700">
          Some older deliveries are not shown here. See My Bookings for all of them.
        </p>
      )}
      <div
        className={classNames('grid gap-5 desktop:grid-cols-[minmax(0,1fr)_272px]', view === 'agenda' && 'items-start')}
      >
        <Card padding="none" className="self-start overflow-hidden">
          {view === 'month' && (
            <>
              <MonthGrid {...common} {...loadState} />
              <MonthLegend />
            </>
          )}
          {view === 'week' && <WeekView {...common} isLoading={isLoading} />}
          {view === 'agenda' && (
            <AgendaView {...common} {...loadState} isFiltered={mode !== 'all' || status !== 'all'} />
          )}
        </Card>
        <DayPanel day={day} today={today} bookings={byDay.get(day) ?? []} {...loadState} />
      </div>
    </div>
  );
}

type LoadErrorProps = { error: unknown; isEmpty: boolean; onRetry: () => void };

function LoadError({ error, isEmpty, onRetry }: LoadErrorProps) {
  return (
    <LoadWarning className="mb-4 rounded-md" onRetry={onRetry}>
      {isEmpty ? 'Your deliveries did not load.' : 'Some deliveries did not load, so some days may be incomplete.'}{' '}
      {getErrorMessage(error, CHECK_CONNECTION)}
    </LoadWarning>
  );
}

export { CalendarPage as Component };
