import { CHEQUE_LIMITS } from '@/config/constants';

type ChequeDayKind = 'stale' | 'good' | 'post-dated' | 'too-late';

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns the same day some months earlier, or the last day of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
}

/** Classifies the date of a cheque (YYYY-MM-DD). On the last day of `staleMonths` it is still good. */
export function getChequeDayKind(day: string, today: string): ChequeDayKind {
  const { staleMonths, daysAhead } = CHEQUE_LIMITS;
  if (day < monthsBefore(today, staleMonths)) return 'stale';
  if (day <= today) return 'good';
  return day <= isoDay(Date.parse(today) + daysAhead * 86_400_000) ? 'post-dated' : 'too-late';
}
