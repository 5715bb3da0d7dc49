import { PATHS } from './paths';

/** Pages that lead to a login; a login never returns to them. */
const LOGIN_PAGES: readonly string[] = [PATHS.login, PATHS.session];

/** Pages that a customer returns to, to finish a booking. */
const BOOKING_PAGES: readonly string[] = [PATHS.bookSpecial, PATHS.bookJoint, PATHS.bookBatch, PATHS.bookingReview];

/**
 * Returns the page to open after a login, from an untrusted address: a path of this app, or null. Rejects other origins,
 * schemes, backslashes and encoded slashes.
 */
export function readSafeNext(value: string | null): string | null {
  if (!value || !/^\/[a-z0-9]/i.test(value) || /[\\\s]|%2f|%5c/i.test(value.split('?')[0] ?? '')) return null;
  try {
    const url = new URL(value, 'http://app.invalid');
    if (url.origin !== 'http://app.invalid' || LOGIN_PAGES.includes(url.pathname)) return null;
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

/** Adds `?next=` to a path, so that its page can continue at `next`; both are paths of this app. */
export const withNext = (path: string, next: string | null) =>
  next && readSafeNext(next) ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path;

/** Returns the path of the login page that returns to `from`, a path of this app. */
export const getLoginPath = (from: string) => withNext(PATHS.login, from);

/** Returns the path of the expired-session page; a later login returns to `from`, a path of this app. */
export const getSessionPath = (from: string) => withNext(PATHS.session, from);

/** Returns a query with the `next` of `search`, to pass it to another page; '' if there is none. */
export function getNextQuery(search: string): string {
  const next = readSafeNext(new URLSearchParams(search).get('next'));
  return next ? `?next=${encodeURIComponent(next)}` : '';
}

/** Returns the booking form, many deliveries or the review in a `next` value; null for any other page. */
export function readBookingNext(value: string | null): string | null {
  const next = readSafeNext(value);
  return next && BOOKING_PAGES.includes(next.split('?')[0] ?? '') ? next : null;
}
