/** Date headers count whole seconds and travel for a while: a smaller difference says nothing. */
const TOLERANCE_MS = 2_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

type DatedHeaders = { date?: unknown; age?: unknown; 'cache-control'?: unknown };

/** A stored response carries the time at which it was stored. */
const mayBeStored = ({ age, 'cache-control': cacheControl }: DatedHeaders) =>
  Number(age) > 0 || /max-age=[1-9]/.test(typeof cacheControl === 'string' ? cacheControl : '');

/** Learns the server's time from the `Date` header of a fresh API response; without one the last offset stays. */
export function recordServerTime(headers: DatedHeaders): void {
  const serverMs = typeof headers.date === 'string' ? Date.parse(headers.date) : NaN;
  if (Number.isNaN(serverMs) || mayBeStored(headers)) return;
  const measured = serverMs - Date.now();
  // a clock that is right needs no correction of some hundred milliseconds
  const corrected = Math.abs(measured) <= TOLERANCE_MS ? 0 : measured;
  if (Math.abs(corrected - offsetMs) <= TOLERANCE_MS) return;
  offsetMs = corrected;
  listeners.forEach((listener) => listener());
}

/** Returns the server's time for a time of this device, both in ms. */
export const toServerTime = (deviceMs: number): number => deviceMs + offsetMs;

/** Returns the server's present in ms; this device's while no response told the server's (docs/decisions/050). */
export const serverNow = (): number => toServerTime(Date.now());

/** Calls `listener` whenever the offset changes; returns the function that ends it. */
export function onServerTimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Trusts this device's clock again, as at the start of the page. */
export function resetServerTime(): void {
  offsetMs = 0;
}
