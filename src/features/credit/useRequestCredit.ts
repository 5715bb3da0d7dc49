import { useRef } from 'react';
import { useRequestCreditMutation } from '@/api/credits';
import type { CreditRequest, CreditRequestResult } from '@/api/wire';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { ApiFailure, createUnsentError, toApiError } from '@/lib/http/error';
import { mayHaveSucceeded } from '@/lib/http/lostResponse';
import { getServerTime } from '@/lib/http/serverClock';
import { creditRequestSent } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { toKeyedIntent, type KeyedIntent } from '@/utils/idempotency';

export const NOTIFIED_WHEN_DECIDED = "We'll notify you when it's decided.";

const NOT_SENT = "You're offline, so your request wasn't sent. Check your internet connection, then try again.";

/** A credit request without its idempotency key. */
export type CreditRequestValues = Omit<CreditRequest, 'idempotency_key'>;

/**
 * Requests a higher limit once and keeps the request until the decision. The server lists no requests, so a lost one
 * cannot be looked up. It holds one open request per company and refuses the next one.
 */
export function useRequestCredit(limit: number, onSent: () => void) {
  const dispatch = useAppDispatch();
  const [post] = useRequestCreditMutation();
  const wasLost = useRef(false);
  const kept = useRef<KeyedIntent | null>(null);

  const storeRequest = ({ amount, terms_days: termsDays }: CreditRequestValues, result: CreditRequestResult) => {
    wasLost.current = false;
    kept.current = null;
    if (result.status !== 'Pending') return result;
    dispatch(creditRequestSent({ amount, limit, termsDays, sentAt: new Date(getServerTime()).toISOString() }));
    return result;
  };

  const send = async (request: CreditRequestValues): Promise<CreditRequestResult> => {
    kept.current = toKeyedIntent(kept.current, request);
    const wasOffline = !navigator.onLine;
    try {
      const result = await post({ ...request, idempotency_key: kept.current.key }).unwrap();
      // an empty response counts as accepted, so the request waits for a decision
      return storeRequest(request, result ?? { id: '', status: 'Pending' });
    } catch (error) {
      const failure = toApiError(error);
      // a conflict after a lost response means that the lost request is the open one
      if (wasLost.current && failure.status === 409) return storeRequest(request, { id: '', status: 'Pending' });
      // the browser was offline all the time, and no earlier request may have arrived
      if (wasOffline && !navigator.onLine && failure.kind === 'network' && !wasLost.current) {
        throw new ApiFailure(createUnsentError(NOT_SENT));
      }
      wasLost.current ||= mayHaveSucceeded(failure);
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
