import { isApiError } from './error';

/** The server's words of a failed call, or `fallback` where it said nothing. */
export const messageOf = (error: unknown, fallback: string): string =>
  isApiError(error) && error.message ? error.message : fallback;

/** The HTTP status of a failed call; 0 where there was no answer. */
export const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);
