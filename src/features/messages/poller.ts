import { toApiError } from '@/lib/http/error';

type PollerPort<T> = {
  everyMs: number;
  fetch: (signal: AbortSignal) => Promise<T>;
  onResponse: (response: T) => void;
  /** Polling errors are only logged (spec section 4). */
  onError: (error: unknown) => void;
  isPaused: () => boolean;
};

/** Backoff from the third failure in a row on. */
const BACKOFF_MS = [6_000, 12_000, 30_000];

/** Returns the ms between two starts after some failures in a row. A longer Retry-After of the server wins. */
export function getPollGap(failures: number, everyMs: number, retryAfterSeconds?: number): number {
  if (retryAfterSeconds !== undefined) return Math.max(everyMs, retryAfterSeconds * 1000);
  if (failures < 3) return everyMs;
  return BACKOFF_MS[Math.min(failures - 3, BACKOFF_MS.length - 1)] ?? everyMs;
}

/**
 * Creates a polling loop: `everyMs` between starts, one request in flight, none after stop() (docs/spec-readings.md, reading 11).
 * `wake()` fetches at once, for a tab that becomes visible again, but never before the server's Retry-After.
 */
export function createPoller<T>({ everyMs, fetch, onResponse, onError, isPaused }: PollerPort<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let isStopped = false;
  let failures = 0;
  let waitUntil = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void poll(), ms);
  };

  async function poll() {
    if (isStopped || running) return;
    if (isPaused()) return;
    const controller = new AbortController();
    const startedAt = Date.now();
    running = controller;
    let retryAfter: number | undefined;
    try {
      const response = await fetch(controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      onResponse(response);
    } catch (error) {
      if (controller.signal.aborted) return;
      failures += 1;
      retryAfter = toApiError(error).retryAfterSeconds;
      waitUntil = Date.now() + (retryAfter ?? 0) * 1000;
      onError(error);
    } finally {
      if (running === controller) running = null;
      const next = Math.max(startedAt + getPollGap(failures, everyMs, retryAfter), waitUntil);
      schedule(Math.max(0, next - Date.now()));
    }
  }

  return {
    start: () => void poll(),
    wake: () => {
      if (running) return;
      const wait = waitUntil - Date.now();
      if (wait > 0) schedule(wait);
      else {
        clearTimeout(timer);
        void poll();
      }
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      running?.abort();
    },
  };
}
