import { ApiFailure } from './error';

const refusal = () =>
  new ApiFailure({ kind: 'server', status: 0, message: 'This address is not complete. Go back and open it again.' });

function segment(id: string | number | undefined): string {
  const text = String(id ?? '');
  // '..' would reach a sibling endpoint and '' the list: both stay encoded as themselves, so they are refused
  if (['', '.', '..'].includes(text.trim())) throw refusal();
  try {
    return encodeURIComponent(text);
  } catch {
    throw refusal();
  }
}

/** A path with its ids encoded: path`/api/bookings/${id}`. Throws an `ApiError` for '', '.' and '..'. */
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
