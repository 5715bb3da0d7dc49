import { toManila } from '@/lib/dates';

/** Returns the greeting for the time of day in Manila; `now` in ms. */
export function getGreeting(now: number): string {
  const hour = toManila(now).hour();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
