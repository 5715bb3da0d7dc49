import type { ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';

/**
 * State of a call that must not run twice, such as a payment or a cancellation.
 * `unknown`: the response was lost; the outcome must be checked before a second attempt.
 * `checking`: the outcome is being checked.
 * `not-found`: the check found nothing. That proves nothing, but a second attempt does no harm.
 * `waiting`: the server has the call, but the bank has not confirmed it. A second attempt continues at the bank.
 * `uncheckable`: the response was lost and the outcome can't be checked; a second attempt does no harm.
 */
export type SendState =
  | { kind: 'idle' | 'sending' | 'unknown' | 'checking' | 'not-found' | 'waiting' | 'uncheckable' | 'done' }
  | { kind: 'failed'; error: ApiError; isRateLimited: boolean };

/** Returns true while the outcome of a call is unknown, also during the check. */
export const isUnknown = ({ kind }: SendState): boolean => kind === 'unknown' || kind === 'checking';

/** Nouns of the calls that charge the customer. */
const CHARGES: readonly string[] = ['payment', 'cheque', 'top-up'];

/** Returns the message for a call that did not succeed at once; `what` is its noun, such as "payment". */
export function getSendMessage(state: SendState, what: string): string | null {
  const tryAgain = CHARGES.includes(what) ? "try again; you won't be charged twice." : 'try again.';
  if (isUnknown(state)) {
    return `Status unknown: we couldn't confirm your ${what}. Check it before you ${tryAgain}`;
  }
  if (state.kind === 'not-found') return `We couldn't find your ${what}. You can ${tryAgain}`;
  if (state.kind === 'waiting') {
    return `The bank hasn't confirmed your ${what} yet. If you paid on its page, check again in a moment. If you left the page, press Pay with the same method to continue there.`;
  }
  if (state.kind === 'uncheckable') {
    return `We don't know if your ${what} reached us. You can send it again; you won't be charged for it.`;
  }
  return state.kind === 'failed' ? getErrorMessage(state.error, "That didn't go through. Try again.") : null;
}

/** Returns the server's errors of fields outside `shown`, except a repetition of its main message. */
export function getUnassignedErrors(state: SendState, shown: readonly string[]): string[] {
  if (state.kind !== 'failed') return [];
  const { errors = {}, message } = state.error;
  const sentences = Object.entries(errors).flatMap(([field, [first]]) =>
    first && !shown.includes(field) ? [first] : [],
  );
  return [...new Set(sentences)].filter((sentence) => sentence !== message);
}
