import { useRef } from 'react';
import { useRequestCreditMutation } from '@/api/credits';
import type { CreditRequest, CreditRequestResult } from '@/api/wire';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { toApiError } from '@/lib/http/error';
import { serverNow } from '@/lib/http/serverClock';
import { creditRequestSent } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { keyFor, type KeyedIntent } from '@/utils/idempotency';

/** A request for credit without the key that its call carries. */
export type CreditRequestValues = Omit<CreditRequest, 'idempotency_key'>;

/**
 * Requests a higher limit once, and keeps the request until it is decided. The server lists no requests, so a lost one
 * cannot be looked up: the server holds one open request per company, and refuses the next.
 */
export function useRequestCredit(limit: number) {
  const dispatch = useAppDispatch();
  const [post] = useRequestCreditMutation();
  const wasLost = useRef(false);
  const kept = useRef<KeyedIntent | null>(null);

  const keep = ({ amount, terms_days: termsDays }: CreditRequestValues, result: CreditRequestResult) => {
    wasLost.current = false;
    kept.current = null;
    if (result.status !== 'Pending') return result;
    dispatch(creditRequestSent({ amount, limit, termsDays, sentAt: new Date(serverNow()).toISOString() }));
    return result;
  };

  const send = async (request: CreditRequestValues): Promise<CreditRequestResult> => {
    kept.current = keyFor(kept.current, request);
    try {
      const result = await post({ ...request, idempotency_key: kept.current.key }).unwrap();
      // accepted without a word: it waits for a decision like any other
      return keep(request, result ?? { id: '', status: 'Pending' });
    } catch (error) {
      const failure = toApiError(error);
      // a conflict after a lost answer: the lost one is the request that is open
      if (wasLost.current && failure.status === 409) return keep(request, { id: '', status: 'Pending' });
      wasLost.current ||= mayHaveSucceeded(failure);
      throw error;
    }
  };

  return useMoneySend<CreditRequestValues, CreditRequestResult>({
    send,
    // the kept request takes the place of the form; once it is decided, another can be sent
    isRepeatable: true,
    onDone: ({ status }) => {
      const text =
        status === 'Pending' ? "Request sent. We'll notify you when it's decided." : `Your request: ${status}.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
    },
  });
}
