/** How old a cheque may be, in months, and how many days ahead it may be dated. */
type ChequeLimits = { staleMonths: number; daysAhead: number };

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The same day some months before; the last one of a month that is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)));
}

/** Whether a cheque of a day can be handed in today; both as YYYY-MM-DD. On the last day of its months it still can. */
export function judgeChequeDay(
  day: string,
  today: string,
  { staleMonths, daysAhead }: ChequeLimits,
): 'stale' | 'good' | 'post-dated' | 'too-late' {
  if (day < monthsBefore(today, staleMonths)) return 'stale';
  if (day <= today) return 'good';
  return day <= isoDay(Date.parse(today) + daysAhead * 86_400_000) ? 'post-dated' : 'too-late';
}
