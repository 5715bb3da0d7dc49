import { useRef } from 'react';
import { useRequestCreditMutation } from '../../api/credits';
import type { CreditRequest, CreditRequestResult } from '../../api/wire';
import { toApiError } from '../../lib/http/error';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { mayBeDone, useMoneySend } from '../../store/useMoneySend';

/**
 * A request is remembered as long as the page lives, and as long as the limit is what it was then (pesos): another
 * limit is its answer.
 */
const keyOf = (limit: number) => ({ fixedCacheKey: `credit-request above ${limit}` });

/** Whether a request above this limit was sent since the page was loaded. */
export function useHasSentRequest(limit: number): boolean {
  const [, { data }] = useRequestCreditMutation(keyOf(limit));
  return data !== undefined;
}

/**
 * Asks for a limit once. There is no list of requests, so nothing tells whether a lost one arrived: the server holds
 * one open request per company, and says so to the next.
 */
export function useRequestCredit(limit: number) {
  const dispatch = useAppDispatch();
  const [post] = useRequestCreditMutation(keyOf(limit));
  const wasLost = useRef(false);

  const send = async (request: CreditRequest): Promise<CreditRequestResult> => {
    try {
      return await post(request).unwrap();
    } catch (error) {
      const failure = toApiError(error);
      // a conflict after a lost answer: the lost one is the request that is open
      if (wasLost.current && failure.status === 409) return { id: '', status: 'Pending' };
      wasLost.current ||= mayBeDone(failure);
      throw error;
    }
  };

  return useMoneySend<CreditRequest, CreditRequestResult>({
    send,
    onDone: ({ status }) => {
      const text =
        status === 'Pending' ? 'Your request is sent. We look at it and tell you.' : `Your request: ${status}.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
    },
  });
}
