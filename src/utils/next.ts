const LOGIN = '/login';

/**
 * The page to open after signing in, from an address anyone may have written: a path of this app or nothing.
 * Another origin, a scheme, a backslash or an encoded slash is refused.
 */
export function safeNext(value: string | null): string | null {
  if (!value || !/^\/[a-z0-9]/i.test(value) || /[\\\s]|%2f|%5c/i.test(value.split('?')[0] ?? '')) return null;
  try {
    const url = new URL(value, 'http://app.invalid');
    if (url.origin !== 'http://app.invalid' || url.pathname === LOGIN) return null;
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

/** The login page that leads back to `from`, a path of this app. */
export const loginPath = (from: string) => (safeNext(from) ? `${LOGIN}?next=${encodeURIComponent(from)}` : LOGIN);
