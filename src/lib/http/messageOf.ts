import { plural } from '@/utils/text';
import { isApiError, isServerMessage } from './error';

/** The server's words of a failed call, or `fallback` where it said nothing. */
export const messageOf = (error: unknown, fallback: string): string =>
  isApiError(error) && error.message ? error.message : fallback;

/** The server's own words, or the sentence that spec section 8 has for this call where the server said nothing. */
export const getServerMessage = (error: unknown, fallback: string): string =>
  isApiError(error) && isServerMessage(error) ? error.message : fallback;

/** The HTTP status of a failed call; 0 where there was no answer. */
export const httpStatusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);

/** The server's words of a failed call, and how long to wait where it asks for that. */
export function getWaitingMessage(error: unknown, fallback: string): string {
  const words = messageOf(error, fallback);
  const seconds = isApiError(error) ? error.retryAfterSeconds : undefined;
  if (seconds === undefined || /\d+ (second|minute)/.test(words)) return words;
  const wait = seconds >= 90 ? plural(Math.ceil(seconds / 60), 'minute') : plural(seconds, 'second');
  return `${words} Try again in ${wait}.`;
}
