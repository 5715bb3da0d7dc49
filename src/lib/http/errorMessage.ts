import { pluralize } from '@/utils/text';
import { isApiError, isServerMessage } from './error';

/** Returns the message of the server or of a call that was not sent. Otherwise returns the `fallback` (spec section 8). */
export const getServerMessage = (error: unknown, fallback: string): string =>
  isApiError(error) && (error.kind === 'unsent' || isServerMessage(error)) ? error.message : fallback;

/** Returns the HTTP status of a failed call; 0 without a response. */
export const getErrorStatus = (error: unknown): number => (isApiError(error) ? error.status : 0);

/**
 * Returns the message of a failed call, or `fallback` if the error is not an `ApiError`. Adds the time to wait if the
 * server sent a Retry-After header.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  const message = isApiError(error) && error.message ? error.message : fallback;
  const seconds = isApiError(error) ? error.retryAfterSeconds : undefined;
  if (!seconds || /\d+ (second|minute)/.test(message)) return message;
  const wait = seconds >= 90 ? pluralize(Math.ceil(seconds / 60), 'minute') : pluralize(seconds, 'second');
  return `${message} Try again in ${wait}.`;
}
