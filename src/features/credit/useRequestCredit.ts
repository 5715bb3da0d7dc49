import { useRef } from 'react';
import { useRequestCreditMutation } from '../../api/credits';
import { useLazyGetNotificationsQuery } from '../../api/notifications';
import type { CreditRequest, CreditRequestResult, Notification } from '../../api/wire';
import { isApiError } from '../../lib/http/error';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { useMoneySend } from '../../store/useMoneySend';

/** How long requests of this page are remembered: as long as the page lives. */
const KEY = { fixedCacheKey: 'credit-request' };

const isAboutCredit = ({ notification_event }: Notification) => notification_event?.target?.kind === 'credit_limit';

/** Whether a request was sent since the page was loaded. */
export function useHasSentRequest(): boolean {
  const [, { data }] = useRequestCreditMutation(KEY);
  return data !== undefined;
}

/** Asks for a limit once. There is no list of requests: the server holds one open request per company, and says so. */
export function useRequestCredit() {
  const dispatch = useAppDispatch();
  const [post] = useRequestCreditMutation(KEY);
  const [fetchNotifications] = useLazyGetNotificationsQuery();
  const wasLost = useRef(false);

  const send = async (request: CreditRequest): Promise<CreditRequestResult> => {
    try {
      return await post(request).unwrap();
    } catch (error) {
      // a conflict after a lost answer: the lost one is the request that is open
      if (wasLost.current && isApiError(error) && error.status === 409) return { id: '', status: 'Pending' };
      wasLost.current = isApiError(error) && error.kind !== 'server';
      throw error;
    }
  };

  return useMoneySend<CreditRequest, CreditRequestResult>({
    send,
    findLost: async () => {
      const { data } = await fetchNotifications(1).unwrap();
      const fresh = data.find((one) => !one.was_seen && isAboutCredit(one));
      return fresh ? { id: fresh.id, status: fresh.notification_event.target?.status ?? 'Pending' } : null;
    },
    onDone: ({ status }) => {
      const text =
        status === 'Pending' ? 'Your request is sent. We look at it and tell you.' : `Your request: ${status}.`;
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
    },
  });
}
