import { toApiError } from './http/error';

/** Logs a failure that no screen shows: its place, status and message, never the raw error or its headers. */
export function logError(where: string, error: unknown): void {
  const { status, message } = toApiError(error);
  // eslint-disable-next-line no-console -- the one place that logs
  console.error(`[${where}] ${status} ${message}`);
}

/** Logs a missing setting of the build (spec section 5, Apple). */
export function logMissingSetting(message: string): void {
  // eslint-disable-next-line no-console -- required by spec section 5
  console.error(message);
}
