import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '../lib/http/error';
import type { MoneyState } from '../lib/moneyState';

type MoneySend<Intent, Result> = {
  send: (intent: Intent) => Promise<Result>;
  /** Asks the server for what a lost answer would have said; null where it did not arrive. */
  findLost: () => Promise<Result | null>;
  onDone: (result: Result) => void;
  /** A call whose answer was lost before this screen was opened. */
  isLost?: boolean;
  /** Once it went through, the next press is an intent of its own: for what stays on the screen. */
  isRepeatable?: boolean;
};

/** Whether the server may have done what it was asked to: a gateway that gave up on it does not say. */
export const isAnswerLost = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || kind === 'unreadable' || status === 502 || status === 504;

/** Sends money once per intent, however often it is asked to: after it went through, a new form begins a new intent. */
export function useMoneySend<Intent, Result>({
  send,
  findLost,
  onDone,
  isLost = false,
  isRepeatable = false,
}: MoneySend<Intent, Result>) {
  const [state, setState] = useState<MoneyState>({ kind: isLost ? 'unknown' : 'idle' });
  const latch = useRef(isLost);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);

  // Back from the bank may bring this very page out of memory, its latch still shut.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latch.current) setState({ kind: 'unknown' });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

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
    setState({ kind: isRepeatable ? 'idle' : 'done' });
    if (isRepeatable) latch.current = false;
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
