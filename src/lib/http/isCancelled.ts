import { isApiError } from './error';

/**
 * Returns true for a call cancelled by its screen or by the end of the session, which needs no message. RTK Query aborts a
 * call in flight with a plain error.
 */
export const isCancelled = (error: unknown): boolean =>
  isApiError(error) ? error.kind === 'cancelled' : (error as { name?: unknown } | null)?.name === 'AbortError';
