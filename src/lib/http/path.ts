import { ApiFailure, notFoundError } from './error';

const refusal = () =>
  new ApiFailure({ kind: 'server', status: 0, message: 'This address is not complete. Go back and open it again.' });

/**
 * A separator or a step up, plain or encoded any number of times: a proxy that decodes the path would reach another
 * endpoint with it.
 */
const LEAVES_SEGMENT = /[\\/]|\.\.|%(?:25)*(?:2e|2f|5c)/i;

function segment(id: string | number | undefined): string {
  const text = String(id ?? '');
  // '' would reach the list, and '.' too
  if (['', '.'].includes(text.trim()) || LEAVES_SEGMENT.test(text)) throw new ApiFailure(notFoundError());
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ApiFailure(notFoundError());
  }
}

/**
 * Builds a path with its ids encoded: path`/api/bookings/${id}`. Throws an `ApiError` of status 404 for an id that no
 * record can have: an empty one, or one that would leave its segment.
 */
export function path(parts: TemplateStringsArray, ...ids: (string | number)[]): string {
  return parts.reduce((built, part, index) => built + segment(ids[index - 1]) + part);
}

/** Refuses what is not a plain path under /api, so that no call can leave for another host or endpoint. */
export function assertApiPath(value: string): void {
  const segments = value.split('/').slice(1);
  // GET /api/customers/ ends in a slash (spec section 7), so only the last segment may be empty
  const isPlain = segments.every(
    (part, index) => !['.', '..'].includes(part) && (part !== '' || index === segments.length - 1),
  );
  if (!/^\/api\/[^\\?#\s]+$/.test(value) || !isPlain) throw refusal();
}
