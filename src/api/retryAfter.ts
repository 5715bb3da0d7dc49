import type { ApiError } from '@/lib/http/error';

/** Refusals that named a time to wait (Retry-After), by question. */
export type RetryAfterStore = ReturnType<typeof createRetryAfterStore>;

export function createRetryAfterStore() {
  const holds = new Map<string, { until: number; refusal: ApiError }>();
  return {
    /** Keeps a refusal of the question at `key`, where it named a time. */
    set: (key: string, refusal: ApiError) => {
      const { retryAfterSeconds = 0 } = refusal;
      if (retryAfterSeconds > 0) holds.set(key, { until: Date.now() + retryAfterSeconds * 1000, refusal });
    },
    /** The refusal that still stands for `key`, with the seconds that are left of it; none where it may be asked again. */
    get: (key: string): ApiError | undefined => {
      const held = holds.get(key);
      const left = (held?.until ?? 0) - Date.now();
      if (held && left > 0) return { ...held.refusal, retryAfterSeconds: Math.ceil(left / 1000) };
      holds.delete(key);
      return undefined;
    },
  };
}
