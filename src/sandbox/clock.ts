import { DAY_MS, MANILA_OFFSET_MS, MINUTE_MS } from '@/config/constants';
/** Clock of the world. It runs at `speed` times device time since `since`, and can jump ahead. */
export type WorldClock = { base: number; since: number; speed: number };

export const CLOCK_SPEEDS = [1, 10, 60, 300] as const;

export const startClock = (deviceNow: number, speed = 1): WorldClock => ({ base: deviceNow, since: deviceNow, speed });

/** Returns the world time at a device time, both in ms since the epoch. */
export const getWorldTime = (clock: WorldClock, deviceNow: number): number =>
  Math.round(clock.base + (deviceNow - clock.since) * clock.speed);

/** Changes the speed without a jump in time. */
export function setClockSpeed(clock: WorldClock, deviceNow: number, speed: number): void {
  Object.assign(clock, { base: getWorldTime(clock, deviceNow), since: deviceNow, speed });
}

/** Jumps ahead by ms of world time. */
export function advanceClock(clock: WorldClock, ms: number): void {
  clock.base += ms;
}

export const minutesToMs = (count: number): number => count * MINUTE_MS;
export const daysToMs = (count: number): number => count * DAY_MS;

/** Returns a date whose UTC fields are the time in Manila. */
export const toManilaDate = (ms: number): Date => new Date(ms + MANILA_OFFSET_MS);

/** Formats a time as ISO 8601 with the Manila offset. */
export const toManilaIso = (ms: number): string => toManilaDate(ms).toISOString().replace('Z', '+08:00');

/** Formats the day in Manila as YYYY-MM-DD. */
export const toManilaDay = (ms: number): string => toManilaIso(ms).slice(0, 10);
