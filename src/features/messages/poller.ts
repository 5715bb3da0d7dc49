import type { ApiError } from '@/lib/http/error';

type PollerPort<T> = {
  everyMs: number;
  fetch: (signal: AbortSignal) => Promise<T>;
  onAnswer: (answer: T) => void;
  /** Polling errors are only logged (spec section 4). */
  onError: (error: unknown) => void;
  isPaused: () => boolean;
};

/** Two failures keep the pace; then the gap grows, and never past half a minute. */
const SLOWER_MS = [6_000, 12_000, 30_000];

/** Ms to wait before the next try, from the failures in a row; what the server asks for wins. */
export function gapAfter(failures: number, everyMs: number, retryAfterSeconds?: number): number {
  if (retryAfterSeconds !== undefined) return Math.max(everyMs, retryAfterSeconds * 1000);
  if (failures < 3) return everyMs;
  return SLOWER_MS[Math.min(failures - 3, SLOWER_MS.length - 1)] ?? everyMs;
}

/**
 * One loop: `everyMs` between starts, never two in flight, nothing after stop() (README, Polling).
 * `wake()` fetches at once, for a tab that comes back, but never before the time that the server asked for.
 */
export function createPoller<T>({ everyMs, fetch, onAnswer, onError, isPaused }: PollerPort<T>) {
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
      const answer = await fetch(controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      onAnswer(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      failures += 1;
      retryAfter = (error as ApiError | undefined)?.retryAfterSeconds;
      waitUntil = Date.now() + (retryAfter ?? 0) * 1000;
      onError(error);
    } finally {
      if (running === controller) running = null;
      const next = Math.max(startedAt + gapAfter(failures, everyMs, retryAfter), waitUntil);
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
