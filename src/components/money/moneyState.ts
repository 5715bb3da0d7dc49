import type { ApiError } from '@/lib/http/error';
import { getWaitingMessage } from '@/lib/http/messageOf';

/**
 * How far a call that moves money, or what pays, has come.
 * `unknown`: the answer was lost, and the server is asked what became of it before anything can be repeated.
 * `cleared`: it was asked and knows nothing of it, so that it can be sent again.
 * `waiting`: it was asked and has it, but the bank has not confirmed it; sent again, it goes on at the bank.
 * `untold`: the answer was lost and the server has nothing to ask; sent again, it does no harm.
 */
export type MoneyState =
  | { kind: 'idle' | 'sending' | 'unknown' | 'looking' | 'cleared' | 'waiting' | 'untold' | 'done' }
  | { kind: 'failed'; error: ApiError; isRateLimited: boolean };

/** While it is asked what became of a call, or has to be. */
export const isUnknown = ({ kind }: MoneyState): boolean => kind === 'unknown' || kind === 'looking';

/** What a call came to in words, where it did not simply go through; `what` names it, such as "payment". */
export function getMoneyMessage(state: MoneyState, what: string): string | null {
  if (isUnknown(state)) {
    return `Status unknown: the answer to your ${what} was lost. Check it before you try again; nothing is charged twice.`;
  }
  if (state.kind === 'cleared') return `Your ${what} did not arrive, and nothing was charged. You can try again.`;
  if (state.kind === 'waiting') {
    return `The bank has not confirmed your ${what} yet. If you paid on its page, check again in a moment; if you left the page, press Pay with the same method to go on there.`;
  }
  if (state.kind === 'untold') {
    return `We cannot tell whether your ${what} arrived: its answer was lost. You can send it again; nothing is charged for it.`;
  }
  return state.kind === 'failed' ? getWaitingMessage(state.error, 'It did not go through. Try again.') : null;
}

/** What the server said of fields that have no place among `shown`, its own sentence of the whole apart. */
export function getUnassignedErrors(state: MoneyState, shown: readonly string[]): string[] {
  if (state.kind !== 'failed') return [];
  const { errors = {}, message } = state.error;
  const words = Object.entries(errors).flatMap(([field, [first]]) => (first && !shown.includes(field) ? [first] : []));
  return [...new Set(words)].filter((sentence) => sentence !== message);
}
