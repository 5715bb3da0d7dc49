import { useState } from 'react';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { toIsoDay, toManila } from '@/lib/dates';
import { serverNow } from '@/lib/http/serverClock';

/** Returns the first and the last day of a scheduled pickup, YYYY-MM-DD in Manila. */
export function useScheduleDays() {
  const [today] = useState(serverNow);
  const last = toManila(today).add(SCHEDULE_DAYS_AHEAD, 'day').toDate();
  return { minDay: toIsoDay(today), maxDay: toIsoDay(last) };
}
