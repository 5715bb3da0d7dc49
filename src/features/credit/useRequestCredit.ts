import * as v from 'valibot';
import { useRequestCreditMutation } from '@/api/credits';
import type { CreditRequest, CreditRequestResult } from '@/api/wire';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { useUnsent } from '@/hooks/useUnsent';
import { ApiFailure, createUnsentError, toApiError } from '@/lib/http/error';
import { mayHaveSucceeded } from '@/lib/http/lostResponse';
import { getServerTime } from '@/lib/http/serverClock';
import { creditRequestSent } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { toKeyedIntent } from '@/utils/idempotency';

export const NOTIFIED_WHEN_DECIDED = "We'll notify you when it's decided.";

const NOT_SENT = "You're offline, so your request wasn't sent. Check your internet connection, then try again.";

/** A credit request without its idempotency key. */
export type CreditRequestValues = Omit<CreditRequest, 'idempotency_key'>;

/** The last attempt. `wasLost`: this request or one before it may have arrived. */
const attemptSchema = v.object({ key: v.string(), intent: v.string(), wasLost: v.boolean() });

/**
 * Requests a higher limit once and keeps the request until the decision. The server lists no requests, so a lost one
 * cannot be looked up. It holds one open request per company and refuses the next one.
 */
export function useRequestCredit(limit: number, onSent: () => void) {
  const dispatch = useAppDispatch();
  const [post] = useRequestCreditMutation();
  // it survives leaving the page, so that a lost request is not sent again with another key
  const attempt = useUnsent('credit request attempt', attemptSchema);

  const storeRequest = ({ amount, terms_days: termsDays }: CreditRequestValues, result: CreditRequestResult) => {
    attempt.change(undefined);
    if (result.status !== 'Pending') return result;
    dispatch(creditRequestSent({ amount, limit, termsDays, sentAt: new Date(getServerTime()).toISOString() }));
    return result;
  };

  const send = async (request: CreditRequestValues): Promise<CreditRequestResult> => {
    const last = attempt.read();
    const wasLost = last?.wasLost ?? false;
    const keyed = toKeyedIntent(last ?? null, request);
    attempt.change({ ...keyed, wasLost });
    const wasOffline = !navigator.onLine;
    try {
      const result = await post({ ...request, idempotency_key: keyed.key }).unwrap();
      // an empty response counts as accepted, so the request waits for a decision
      return storeRequest(request, result ?? { id: '', status: 'Pending' });
    } catch (error) {
      const failure = toApiError(error);
      // a conflict after a lost response means that the lost request is the open one
      if (wasLost && failure.status === 409) return storeRequest(request, { id: '', status: 'Pending' });
      // the browser was offline all the time, and no earlier request may have arrived
      if (wasOffline && !navigator.onLine && failure.kind === 'network' && !wasLost) {
        throw new ApiFailure(createUnsentError(NOT_SENT));
      }
      attempt.change({ ...keyed, wasLost: wasLost || mayHaveSucceeded(failure) });
      throw error;
    }
  };

  return useSendWithLookup<CreditRequestValues, CreditRequestResult>({
    send,
    // another request can be sent after the decision
    isRepeatable: true,
    onDone: ({ status }) => {
      const text = status === 'Pending' ? `Request sent. ${NOTIFIED_WHEN_DECIDED}` : `Your request: ${status}.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
      onSent();
    },
  });
}
