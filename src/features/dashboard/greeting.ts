import { toManila } from '@/lib/dates';

/** The greeting of the hour in Manila. */
export function greeting(now: number): string {
  const hour = toManila(now).hour();
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
