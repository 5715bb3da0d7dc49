import { createSubscription } from '@/utils/subscription';

/** Date headers have whole seconds and some latency: a smaller difference is noise. */
const TOLERANCE_MS = 2_000;

let offsetMs = 0;
const { subscribe, notify } = createSubscription();

type DatedHeaders = { date?: unknown; age?: unknown; 'cache-control'?: unknown };

/** A cached response has the date at which it was cached. */
const mayBeStored = ({ age, 'cache-control': cacheControl }: DatedHeaders) =>
  Number(age) > 0 || /max-age=[1-9]/.test(typeof cacheControl === 'string' ? cacheControl : '');

/** Updates the clock offset from the `Date` header of a fresh API response. */
export function recordServerTime(headers: DatedHeaders): void {
  const serverMs = typeof headers.date === 'string' ? Date.parse(headers.date) : NaN;
  if (Number.isNaN(serverMs) || mayBeStored(headers)) return;
  const measured = serverMs - Date.now();
  // a correct device clock needs no correction by some hundred milliseconds
  const corrected = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured;
  if (Math.abs(corrected - offsetMs) <= TOLERANCE_MS) return;
  offsetMs = corrected;
  notify();
}

/** Converts a time of this device to the server's time, both in ms. */
export const toServerTime = (deviceMs: number): number => deviceMs + offsetMs;

/** Returns the server's current time in ms; this device's until a response has a date (docs/decisions/0050). */
export const getServerTime = (): number => toServerTime(Date.now());

/** Calls `listener` whenever the offset changes; returns a function that unsubscribes it. */
export const onServerTimeChange = subscribe;

/** Resets the offset to zero, for tests. */
export function resetServerTime(): void {
  offsetMs = 0;
}
