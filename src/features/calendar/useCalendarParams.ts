import { useSearchParams } from 'react-router-dom';
import { isIsoDay } from '@/lib/dates';
import { MODE_FILTERS, STATUS_FILTERS, type ModeFilter, type StatusFilter } from './calendarBookings';
import { CALENDAR_VIEWS, type CalendarView, type Day } from './days';

export type CalendarParams = { view: CalendarView; day: Day; mode: ModeFilter; status: StatusFilter };

const pickOption = <T extends string>(options: readonly T[], value: string | null, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** Reads view, day and filters from the URL; an invalid value falls back to the month of today without filters. */
export function readCalendarParams(params: URLSearchParams, today: Day): CalendarParams {
  const day = params.get('day') ?? '';
  return {
    view: pickOption(CALENDAR_VIEWS, params.get('view'), 'month'),
    day: isIsoDay(day) ? day : today,
    mode: pickOption(MODE_FILTERS, params.get('mode'), 'all'),
    status: pickOption(STATUS_FILTERS, params.get('status'), 'all'),
  };
}

/** Returns view, day and filters of the URL, and a setter that replaces the history entry. */
export function useCalendarParams(today: Day) {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<CalendarParams>) => {
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { ...readCalendarParams(params, today), change };
}
