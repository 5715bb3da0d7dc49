const LOGIN = '/login';
const SESSION = '/session';

/**
 * The page to open after signing in, from an address anyone may have written: a path of this app or nothing.
 * Another origin, a scheme, a backslash or an encoded slash is refused.
 */
export function safeNext(value: string | null): string | null {
  if (!value || !/^\/[a-z0-9]/i.test(value) || /[\\\s]|%2f|%5c/i.test(value.split('?')[0] ?? '')) return null;
  try {
    const url = new URL(value, 'http://app.invalid');
    if (url.origin !== 'http://app.invalid' || [LOGIN, SESSION].includes(url.pathname)) return null;
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

/** Adds `?next=` to a path of this app, so that the page there can lead on to `next`, another path of this app. */
export const withNext = (path: string, next: string | null) =>
  next && safeNext(next) ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : path;

/** Returns the login page that leads back to `from`, a path of this app. */
export const loginPath = (from: string) => withNext(LOGIN, from);

/** Returns the page of an expired session; a later login leads back to `from`, a path of this app. */
export const sessionPath = (from: string) => withNext(SESSION, from);

/** Returns the query that carries the `next` of `search` to another page, or ''. */
export function nextQuery(search: string): string {
  const next = safeNext(new URLSearchParams(search).get('next'));
  return next ? `?next=${encodeURIComponent(next)}` : '';
}

/** Returns the booking form that `?next=` names; null for any other page. */
export function bookingNext(value: string | null): string | null {
  const next = safeNext(value);
  return next && /^\/booking\/(exclusive|shared)$/.test(next.split('?')[0] ?? '') ? next : null;
}
