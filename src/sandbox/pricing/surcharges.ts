import { toManilaDate } from '../clock';
import type { RateLineRecord } from '../records/bookings';

/** Holidays with a surcharge, as MM-DD. */
const HOLIDAYS: Record<string, string> = {
  '01-01': "New Year's Day",
  '04-09': 'Araw ng Kagitingan',
  '05-01': 'Labor Day',
  '06-12': 'Independence Day',
  '11-30': 'Bonifacio Day',
  '12-25': 'Christmas Day',
  '12-30': 'Rizal Day',
};

/** Returns the surcharges of a pickup time in centavos, by hour and day in Manila. */
export function getSurcharges(pickup_at: number): RateLineRecord[] {
  const local = toManilaDate(pickup_at);
  const hour = local.getUTCHours();
  const lines: RateLineRecord[] = [];
  if (hour >= 22 || hour < 5) lines.push({ code: 'night', label: 'Night pickup', centavos: 15_000 });
  else if (hour < 7) lines.push({ code: 'early', label: 'Early pickup', centavos: 6_000 });
  else if (hour >= 19) lines.push({ code: 'late', label: 'Late pickup', centavos: 6_000 });
  const holiday = HOLIDAYS[local.toISOString().slice(5, 10)];
  if (holiday) lines.push({ code: 'holiday', label: `Holiday pickup, ${holiday}`, centavos: 10_000 });
  else if (local.getUTCDay() === 0) lines.push({ code: 'weekend', label: 'Sunday pickup', centavos: 5_000 });
  return lines;
}
