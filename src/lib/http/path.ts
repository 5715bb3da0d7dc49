import { ApiFailure, createNotFoundError, createUnsentError } from './error';

const createRefusal = () => new ApiFailure(createUnsentError('This link is incomplete. Go back and open it again.'));

/** Matches a separator or "..", also percent-encoded repeatedly: a proxy that decodes it would reach another endpoint. */
const LEAVES_SEGMENT = /[\\/]|\.\.|%(?:25)*(?:2e|2f|5c)/i;

function encodeSegment(id: string | number | undefined): string {
  const text = String(id ?? '');
  // '' and '.' would address the list instead of a record
  if (['', '.'].includes(text.trim()) || LEAVES_SEGMENT.test(text)) throw new ApiFailure(createNotFoundError());
  try {
    return encodeURIComponent(text);
  } catch {
    throw new ApiFailure(createNotFoundError());
  }
}

/**
 * Builds a path with encoded ids: path`/api/bookings/${id}`. Throws a 404 `ApiFailure` for an empty id and for one that
 * would leave its segment.
 */
export function path(parts: TemplateStringsArray, ...ids: (string | number)[]): string {
  return parts.reduce((built, part, index) => built + encodeSegment(ids[index - 1]) + part);
}

/** Throws unless `value` is a plain path under /api, so that no call can reach another host or endpoint. */
export function assertApiPath(value: string): void {
  const segments = value.split('/').slice(1);
  // GET /api/customers/ ends in a slash (spec section 7), so only the last segment may be empty
  const isPlain = segments.every(
    (part, index) => !['.', '..'].includes(part) && (part !== '' || index === segments.length - 1),
  );
  if (!/^\/api\/[^\\?#\s]+$/.test(value) || !isPlain) throw createRefusal();
}
