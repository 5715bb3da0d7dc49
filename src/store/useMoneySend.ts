import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '../lib/http/error';

/**
 * `unknown`: the answer was lost, and the server is asked what became of it before anything can be repeated.
 * `cleared`: it was asked and knows nothing of it, so that it can be sent again.
 */
export type MoneyState =
  | { kind: 'idle' | 'sending' | 'unknown' | 'looking' | 'cleared' | 'done' }
  | { kind: 'failed'; error: ApiError; isHeld: boolean };

type MoneySend<Intent, Result> = {
  send: (intent: Intent) => Promise<Result>;
  /** Asks the server for what a lost answer would have said; null where it did not arrive. */
  findLost: () => Promise<Result | null>;
  onDone: (result: Result) => void;
  /** A call whose answer was lost before this screen was opened. */
  isLost?: boolean;
};

/** A gateway that gave up on the server behind it does not say what became of the call. */
const isAnswerLost = ({ kind, status }: ApiError) =>
  kind === 'network' || kind === 'unreadable' || status === 502 || status === 504;

/** Sends money once per intent, however often it is asked to: after it went through, a new form begins a new intent. */
export function useMoneySend<Intent, Result>({ send, findLost, onDone, isLost = false }: MoneySend<Intent, Result>) {
  const [state, setState] = useState<MoneyState>({ kind: isLost ? 'unknown' : 'idle' });
  const latch = useRef(isLost);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);

  const fail = (error: ApiError) => {
    const wait = error.retryAfterSeconds ?? 0;
    setState({ kind: 'failed', error, isHeld: wait > 0 });
    latch.current = wait > 0;
    if (wait > 0) {
      hold.current = setTimeout(() => {
        latch.current = false;
        setState({ kind: 'failed', error, isHeld: false });
      }, wait * 1000);
    }
  };

  const finish = (result: Result) => {
    setState({ kind: 'done' });
    onDone(result);
  };

  const start = async (intent: Intent) => {
    if (latch.current) return;
    latch.current = true;
    setState({ kind: 'sending' });
    try {
      finish(await send(intent));
    } catch (caught) {
      const error = toApiError(caught);
      if (isAnswerLost(error)) setState({ kind: 'unknown' });
      else fail(error);
    }
  };

  /** Asks what became of it; only a clear answer opens the way to send again. */
  const lookUp = async () => {
    setState({ kind: 'looking' });
    try {
      const found = await findLost();
      if (found !== null) {
        finish(found);
        return;
      }
      latch.current = false;
      setState({ kind: 'cleared' });
    } catch {
      setState({ kind: 'unknown' });
    }
  };

  return { state, start, lookUp };
}
