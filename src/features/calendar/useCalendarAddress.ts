import { useSearchParams } from 'react-router-dom';
import { MODE_FILTERS, STATUS_FILTERS, type ModeFilter, type StatusFilter } from './calendarBookings';
import { isDay, CALENDAR_VIEWS, type CalendarView, type Day } from './days';

export type CalendarAddress = { view: CalendarView; day: Day; mode: ModeFilter; status: StatusFilter };

const oneOf = <T extends string>(options: readonly T[], value: string | null, fallback: T): T =>
  options.find((option) => option === value) ?? fallback;

/** What an address asks for; anything that makes no sense is left at today's month of everything. */
export function readAddress(params: URLSearchParams, today: Day): CalendarAddress {
  const day = params.get('day') ?? '';
  return {
    view: oneOf(CALENDAR_VIEWS, params.get('view'), 'month'),
    day: isDay(day) ? day : today,
    mode: oneOf(MODE_FILTERS, params.get('mode'), 'all'),
    status: oneOf(STATUS_FILTERS, params.get('status'), 'all'),
  };
}

/** View, day and filters live in the address; a change takes the place of the one before in the history. */
export function useCalendarAddress(today: Day) {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<CalendarAddress>) => {
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(changes)) current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { ...readAddress(params, today), change };
}
