import { CHEQUE_LIMITS } from '@/config/constants';
import { addDays, addMonths } from '../calendar/days';

type ChequeDayKind = 'stale' | 'good' | 'post-dated' | 'too-late';

/** Classifies the date of a cheque (YYYY-MM-DD). On the last day of `staleMonths` it is still good. */
export function getChequeDayKind(day: string, today: string): ChequeDayKind {
  const { staleMonths, daysAhead } = CHEQUE_LIMITS;
  if (day < addMonths(today, -staleMonths)) return 'stale';
  if (day <= today) return 'good';
  return day <= addDays(today, daysAhead) ? 'post-dated' : 'too-late';
}
