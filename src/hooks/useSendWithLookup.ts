import { useEffect, useRef, useState } from 'react';
import { getSendMessage, type SendState } from '@/components/form/sendState';
import { toApiError, type ApiError } from '@/lib/http/error';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { mayHaveSucceeded } from '@/lib/http/lostResponse';
import { useAppDispatch } from '@/store/hooks';
import { refetchAfterPayment } from '@/store/money';
import { showFailure } from '@/store/toasts';
import { useIsMounted } from './useIsMounted';
import { useOnChange } from './useOnChange';
import { useOnReconnect } from './useOnline';
import { useSlowToast } from './useSlowToast';

type SendOptions<Intent, Result> = {
  /**
   * Sends the call. `secret`, a PIN, is passed separately so that no stored intent holds it. Resolves with null if the
   * server accepted the call without a result: `findLost` then supplies it.
   */
  send: (intent: Intent, secret?: string) => Promise<Result | null>;
  /**
   * Looks up the result of a call with a lost response: null if it did not arrive, `waiting` if the bank has not
   * confirmed it. Absent if the server has no way to look it up.
   */
  findLost?: () => Promise<Result | 'waiting' | null>;
  onDone: (result: Result) => void;
  /** Called when a look-up has found nothing, so that the call may be sent again. */
  onNotFound?: () => void;
  /** True if an earlier screen sent a call and its response was lost. */
  isLost?: boolean;
  /** True for a form that stays open: after a success the next submit is a new intent. */
  isRepeatable?: boolean;
  /** Returns true if the refusal of an intent also applies to the current input. Always true by default. */
  appliesToInput?: (intent: Intent, error: ApiError) => boolean;
  /** Noun of the call, such as "report". With it, a toast tells a customer who has left the screen of a lost response. */
  what?: string;
};

const REFUSED = 'Your request did not go through. Try again.';

type Refusal<Intent> = { intent: Intent; error: ApiError };
type CallState<Intent> = Exclude<SendState, { kind: 'failed' }> | ({ kind: 'failed' } & Refusal<Intent>);

const isLatched = ({ kind }: { kind: SendState['kind'] }) => ['sending', 'unknown', 'checking', 'done'].includes(kind);

/** Keeps a refusal until its Retry-After time has passed; `rateLimitError` is set while it applies to the current input. */
function useRateLimit<Intent>(appliesToInput: (intent: Intent, error: ApiError) => boolean) {
  const [refusal, setRefusal] = useState<Refusal<Intent> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keepRefusal = (next: Refusal<Intent>) => {
    const seconds = next.error.retryAfterSeconds ?? 0;
    if (seconds <= 0) return;
    setRefusal(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefusal(null), seconds * 1000);
  };

  const rateLimitError = refusal && appliesToInput(refusal.intent, refusal.error) ? refusal.error : null;
  return { rateLimitError, keepRefusal };
}

/** Tracks the progress of the call behind a latch: `begin` returns false while another call holds it. */
function useCallProgress<Intent>(isLost: boolean) {
  const [call, setCall] = useState<CallState<Intent>>({ kind: isLost ? 'unknown' : 'idle' });
  const latch = useRef(isLost);

  // Back from the bank may restore this page from memory (bfcache) with its latch still closed
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latch.current) setCall({ kind: 'unknown' });
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  // the call of an earlier screen got its response after all
  useOnChange(isLost, () => {
    if (!isLost && call.kind === 'unknown') {
      latch.current = false;
      setCall({ kind: 'idle' });
    }
  });

  const begin = (): boolean => {
    if (latch.current) return false;
    latch.current = true;
    setCall({ kind: 'sending' });
    return true;
  };
  const release = (next: CallState<Intent>) => {
    latch.current = false;
    setCall(next);
  };
  /** Clears a failure before the next attempt. */
  const clearFailure = () => {
    if (call.kind === 'failed') release({ kind: 'idle' });
  };
  return { call, setCall, begin, release, clearFailure };
}

/**
 * Sends a call that must not run twice once per intent, however often the customer submits: a payment, a cancellation, a
 * report. After a success, a new form starts a new intent.
 */
export function useSendWithLookup<Intent, Result>(options: SendOptions<Intent, Result>) {
  const {
    send,
    findLost,
    onDone,
    onNotFound,
    isLost = false,
    isRepeatable = false,
    appliesToInput = () => true,
    what,
  } = options;
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const { call, setCall, begin, release, clearFailure } = useCallProgress<Intent>(isLost);
  const { rateLimitError, keepRefusal } = useRateLimit(appliesToInput);
  useSlowToast(call.kind === 'sending' || call.kind === 'checking');
  /** True once the server accepted the call without a result: it is never sent again, even if the look-up finds nothing. */
  const isAccepted = useRef(false);

  const finish = (result: Result) => {
    if (isRepeatable) release({ kind: 'idle' });
    else setCall({ kind: 'done' });
    onDone(result);
  };

  const start = async (intent: Intent, secret?: string) => {
    if (rateLimitError || !begin()) return;
    isAccepted.current = false;
    try {
      const result = await send(intent, secret);
      isAccepted.current = result === null;
      if (result === null) await lookUp();
      else finish(result);
    } catch (caught) {
      const error = toApiError(caught);
      if (!mayHaveSucceeded(error)) {
        release({ kind: 'failed', intent, error });
        keepRefusal({ intent, error });
        // a customer who has left the screen sees a toast
        if (!isMounted.current) dispatch(showFailure(error, getErrorMessage(error, REFUSED)));
      } else if (findLost) {
        setCall({ kind: 'unknown' });
        if (what && !isMounted.current) dispatch(showFailure(error, getSendMessage({ kind: 'unknown' }, what) ?? ''));
      } else release({ kind: 'uncheckable' });
    }
  };

  /** Looks up the outcome of a call. Only a clear outcome allows sending again, and never for an accepted call. */
  const lookUp = async () => {
    if (!findLost) return release({ kind: 'uncheckable' });
    setCall({ kind: 'checking' });
    try {
      const found = await findLost();
      if (found === null && isAccepted.current) setCall({ kind: 'unknown' });
      else if (found === null) {
        onNotFound?.();
        release({ kind: 'not-found' });
      } else if (found === 'waiting') release({ kind: 'waiting' });
      else {
        dispatch(refetchAfterPayment());
        finish(found);
      }
    } catch {
      setCall({ kind: 'unknown' });
    }
  };

  useOnReconnect(() => {
    if (call.kind === 'unknown') void lookUp();
  });

  return { state: toSendState(call, rateLimitError, appliesToInput), start, lookUp, clearFailure };
}

function toSendState<Intent>(
  call: CallState<Intent>,
  rateLimitError: ApiError | null,
  appliesToInput: (intent: Intent, error: ApiError) => boolean,
): SendState {
  if (rateLimitError && !isLatched(call)) return { kind: 'failed', error: rateLimitError, isRateLimited: true };
  if (call.kind !== 'failed') return call;
  return appliesToInput(call.intent, call.error)
    ? { kind: 'failed', error: call.error, isRateLimited: false }
    : { kind: 'idle' };
}
