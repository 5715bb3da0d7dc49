import type { Booking } from '@/api/wire';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { fromServerErrors } from '@/domain/draft/draftErrors';
import type { DraftProblem } from '@/domain/draft/draftRules';
import type { ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';

export type SubmitState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The server refused, or there is no price to book at. `waitUntil`: earliest next attempt, ms since the epoch. */
  | { kind: 'refused'; message: string; waitUntil: number }
  /** The price differs from the one on the screen; `from` is the shown total, if any. */
  | { kind: 'price-changed'; from: number | null; to: number }
  /** The response was lost: the booking is looked up before another attempt. */
  | { kind: 'unknown'; isChecking: boolean }
  /** The booking is not listed, which proves nothing: the next attempt reuses its idempotency key. */
  | { kind: 'not-found' }
  | { kind: 'placed'; booking: Booking };

export const toRefusedState = (message: string, waitUntil = 0): SubmitState => ({
  kind: 'refused',
  message,
  waitUntil,
});

/** Returns the problems of single fields, and the state for the rest of the error. `now`: ms since the epoch. */
export function toFailureState(
  error: ApiError,
  draft: DeliveryDraft,
  now: number,
): { state: SubmitState; problems: DraftProblem[] } {
  const waitUntil = error.retryAfterSeconds === undefined ? 0 : now + error.retryAfterSeconds * 1000;
  const { problems, rest } = fromServerErrors(draft, error.errors ?? {});
  if (problems.length === 0)
    return { problems, state: toRefusedState([getErrorMessage(error, ''), ...rest].join(' '), waitUntil) };
  return { problems, state: rest.length > 0 ? toRefusedState(rest.join(' '), waitUntil) : { kind: 'idle' } };
}
