import { toApiError } from './http/error';

/** Writes a failure nobody is shown to the console: where it was and what it said, never the raw error or its headers. */
export function logError(where: string, error: unknown): void {
  const { status, message } = toApiError(error);
  // eslint-disable-next-line no-console -- the one place that logs
  console.error(`[${where}] ${status} ${message}`);
}

/** Writes to the console that a setting is missing, for whoever set the build up (spec section 5, Apple). */
export function logMissingSetting(words: string): void {
  // eslint-disable-next-line no-console -- asked for in as many words
  console.error(words);
}
