import type { ApiError } from '@/lib/http/error';

/** Refusals with a Retry-After time, by query. */
export type RetryAfterStore = ReturnType<typeof createRetryAfterStore>;

/** Creates an empty store. Each Redux store has its own. */
export function createRetryAfterStore() {
  const refusals = new Map<string, { until: number; refusal: ApiError }>();
  return {
    /** Stores a refusal of the query `key` if it has a Retry-After time. */
    set: (key: string, refusal: ApiError) => {
      const { retryAfterSeconds = 0 } = refusal;
      if (retryAfterSeconds > 0) refusals.set(key, { until: Date.now() + retryAfterSeconds * 1000, refusal });
    },
    /** Returns the active refusal of `key` with its remaining seconds, or undefined. */
    get: (key: string): ApiError | undefined => {
      const stored = refusals.get(key);
      const left = (stored?.until ?? 0) - Date.now();
      if (stored && left > 0) return { ...stored.refusal, retryAfterSeconds: Math.ceil(left / 1000) };
      refusals.delete(key);
      return undefined;
    },
  };
}
