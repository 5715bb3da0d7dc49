import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS, SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { addDays } from '@/domain/calendar/days';
import { toIsoDay } from '@/lib/dates';

/** Returns the first and the last day of a scheduled pickup, YYYY-MM-DD in Manila. */
export function useScheduleDays() {
  const now = useNow(MINUTE_MS);
  return { minDay: toIsoDay(now), maxDay: addDays(now, SCHEDULE_DAYS_AHEAD) };
}
