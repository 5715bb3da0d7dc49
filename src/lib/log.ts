import { toApiError } from './http/error';

/** Writes a failure nobody is shown to the console: where it was and what it said, never the raw error or its headers. */
export function logError(where: string, error: unknown): void {
  const { status, message } = toApiError(error);
  // eslint-disable-next-line no-console -- the one place that logs
  console.error(`[${where}] ${status} ${message}`);
}
