import { useEffect, useRef, useState } from 'react';
import type { MoneyState } from '@/components/money/moneyState';
import { isServerMessage, toApiError, type ApiError } from '@/lib/http/error';
import { useOnReconnect } from '@/lib/useOnReconnect';
import { useAppDispatch } from '@/store/hooks';
import { moneyFound } from '@/store/money';

type MoneySend<Intent, Result> = {
  /**
   * `secret`, a PIN, confirms it: it goes into the call, and an intent that is kept holds none. Resolves with null where
   * the server accepted it without a word: `findLost` supplies the result.
   */
  send: (intent: Intent, secret?: string) => Promise<Result | null>;
  /**
   * Asks the server for what a lost answer would have said: null where it did not arrive, `waiting` where it did and
   * the bank has not confirmed it. None where the server has nothing to ask.
   */
  findLost?: () => Promise<Result | 'waiting' | null>;
  onDone: (result: Result) => void;
  /** A call whose answer was lost before this screen was opened. */
  isLost?: boolean;
  /** Once it went through, the next press is an intent of its own: for what stays on the screen. */
  isRepeatable?: boolean;
  /** Whether a refusal of an intent is also one of what is chosen now; always, where it is absent. */
  concerns?: (intent: Intent, error: ApiError) => boolean;
};

type Refusal<Intent> = { intent: Intent; error: ApiError };
type Sent<Intent> = Exclude<MoneyState, { kind: 'failed' }> | ({ kind: 'failed' } & Refusal<Intent>);

/** Whether the server may have done what it was asked to: a gateway that gave up on it does not say. */
export const isAnswerLost = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || kind === 'unreadable' || status === 502 || status === 504;

/** A server that broke may have done it before; one that says itself when to come again has not begun. */
export const mayHaveSucceeded = (error: ApiError): boolean => {
  const isPutOff = error.status === 503 && error.retryAfterSeconds !== undefined && isServerMessage(error);
  return isAnswerLost(error) || (error.status >= 500 && !isPutOff);
};

const isLatched = ({ kind }: { kind: MoneyState['kind'] }) => ['sending', 'unknown', 'looking', 'done'].includes(kind);

/** Sends money once per intent, however often it is asked to: after it went through, a new form begins a new intent. */
export function useMoneySend<Intent, Result>({
  send,
  findLost,
  onDone,
  isLost = false,
  isRepeatable = false,
  concerns = () => true,
}: MoneySend<Intent, Result>) {
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState<Sent<Intent>>({ kind: isLost ? 'unknown' : 'idle' });
  const latch = useRef(isLost);
  /** What the server wants nothing more of for now. */
  const [held, setHeld] = useState<Refusal<Intent> | null>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(holding.current), []);

  // Back from the bank may bring this very page out of memory, its latch still shut.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latch.current) setSent({ kind: 'unknown' });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  // what a screen that was left had sent was answered after all
  const wasLost = useRef(isLost);
  useEffect(() => {
    if (wasLost.current && !isLost && sent.kind === 'unknown') {
      latch.current = false;
      setSent({ kind: 'idle' });
    }
    wasLost.current = isLost;
  }, [isLost, sent.kind]);

  const isRateLimited = held !== null && concerns(held.intent, held.error);
  const stateOf = (): MoneyState => {
    if (isRateLimited && !isLatched(sent)) return { kind: 'failed', error: held.error, isRateLimited };
    if (sent.kind !== 'failed') return sent;
    const { intent, error } = sent;
    return concerns(intent, error) ? { kind: 'failed', error, isRateLimited: false } : { kind: 'idle' };
  };

  const fail = (intent: Intent, error: ApiError) => {
    setSent({ kind: 'failed', intent, error });
    latch.current = false;
    const wait = error.retryAfterSeconds ?? 0;
    if (wait <= 0) return;
    setHeld({ intent, error });
    clearTimeout(holding.current);
    holding.current = setTimeout(() => setHeld(null), wait * 1000);
  };

  const finish = (result: Result) => {
    setSent({ kind: isRepeatable ? 'idle' : 'done' });
    if (isRepeatable) latch.current = false;
    onDone(result);
  };

  /** The server took it without a word: it is never sent again, whatever a look-up finds. */
  const isAccepted = useRef(false);

  const open = (kind: 'cleared' | 'waiting' | 'untold' | 'idle') => {
    latch.current = false;
    setSent({ kind });
  };

  const start = async (intent: Intent, secret?: string) => {
    if (latch.current || isRateLimited) return;
    latch.current = true;
    isAccepted.current = false;
    setSent({ kind: 'sending' });
    try {
      const result = await send(intent, secret);
      isAccepted.current = result === null;
      if (result === null) await lookUp();
      else finish(result);
    } catch (caught) {
      const error = toApiError(caught);
      if (!mayHaveSucceeded(error)) fail(intent, error);
      else if (findLost) setSent({ kind: 'unknown' });
      else open('untold');
    }
  };

  /** Asks what became of it; only a clear answer opens the way to send again, never one about an accepted call. */
  const lookUp = async () => {
    if (!findLost) return open('untold');
    setSent({ kind: 'looking' });
    try {
      const found = await findLost();
      if (found === null && isAccepted.current) setSent({ kind: 'unknown' });
      else if (found === null) open('cleared');
      else if (found === 'waiting') open('waiting');
      else {
        dispatch(moneyFound());
        finish(found);
      }
    } catch {
      setSent({ kind: 'unknown' });
    }
  };

  useOnReconnect(() => {
    if (sent.kind === 'unknown') void lookUp();
  });

  /** What it came to is said no more: another try begins. */
  const forget = () => {
    if (sent.kind === 'failed') open('idle');
  };

  return { state: stateOf(), start, lookUp, forget };
}
