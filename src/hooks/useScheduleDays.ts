import { useState } from 'react';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { addDays } from '@/domain/calendar/days';
import { toIsoDay } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';

/** Returns the first and the last day of a scheduled pickup, YYYY-MM-DD in Manila. */
export function useScheduleDays() {
  const [today] = useState(getServerTime);
  return { minDay: toIsoDay(today), maxDay: addDays(today, SCHEDULE_DAYS_AHEAD) };
}
