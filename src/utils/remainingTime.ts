const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type RemainingTime = { value: number; unit: 'Hours' | 'Minutes' };

/**
 * Time left until `target` (spec section 9): whole hours; where none is left whole minutes; once past, 0.
 * Both moments in milliseconds since the epoch.
 */
export function remainingTime(target: number, now: number): RemainingTime {
  const left = target - now;
  const hours = Math.trunc(left / HOUR_MS);
  if (hours > 0) return { value: hours, unit: 'Hours' };
  const minutes = Math.trunc(left / MINUTE_MS);
  return { value: minutes > 0 ? minutes : 0, unit: 'Minutes' };
}
