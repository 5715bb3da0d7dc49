import type { ApiError } from '@/lib/http/error';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { isResponseLost } from '@/lib/http/lostResponse';
import { pluralize } from '@/utils/text';
import type { CheckedRow } from './checkRows';

const LOST = "We don't know yet if it was saved. Retry to find out; it won't be saved twice.";

/** An address that was not saved, or whose response was lost: it may be saved. */
export type FailedRow = { row: CheckedRow; message: string; isLost?: boolean };

/** Returns an address with the reason of its failed call. */
export function toFailedRow(row: CheckedRow, error: ApiError): FailedRow {
  if (isResponseLost(error)) return { row, message: LOST, isLost: true };
  // a row has no fields on the screen, so the text lists their messages too
  return { row, message: assignFieldErrors(error, () => null, 'The server gave no reason.').rest };
}

/** Returns true if the next addresses would fail too: there is no connection or session, or the server asks to wait. */
export const affectsAll = (error: ApiError): boolean =>
  isResponseLost(error) ||
  error.kind === 'cancelled' ||
  [401, 429].includes(error.status) ||
  error.retryAfterSeconds !== undefined;

/** "2 addresses saved, 1 not confirmed, 3 not saved." */
export function getOutcomeMessage(saved: number, failed: readonly FailedRow[]): string {
  const lost = failed.filter(({ isLost }) => isLost).length;
  const notSaved = failed.length - lost;
  const counts = [
    `${pluralize(saved, 'address', 'addresses')} saved`,
    ...(lost > 0 ? [`${lost} not confirmed`] : []),
    ...(notSaved > 0 ? [`${notSaved} not saved`] : []),
  ];
  return `${counts.join(', ')}.`;
}
