const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type RemainingTime = { value: number; unit: 'Hours' | 'Minutes' };

/** Returns the time until `target` (spec section 9): whole hours, below 1 hour whole minutes, once past 0. Both in ms. */
export function remainingTime(target: number, now: number): RemainingTime {
  const left = target - now;
  const hours = Math.trunc(left / HOUR_MS);
  if (hours > 0) return { value: hours, unit: 'Hours' };
  const minutes = Math.trunc(left / MINUTE_MS);
  return { value: minutes > 0 ? minutes : 0, unit: 'Minutes' };
}
