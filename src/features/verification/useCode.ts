import { useCallback, useEffect, useState } from 'react';
import { useRequestOtpMutation } from '../../api/account';
import { isApiError } from '../../lib/http/error';
import { statusOf, waitingWords } from '../../lib/http/messageOf';
import { useAppStore } from '../../store/hooks';
import { dropTicket, ticketFor, type Method, type Ticket } from './tickets';

export type Sending = { state: 'sending' | 'sent' | 'failed'; resendAt: number; problem: string };

const FAILED = 'The code could not be sent.';
const SENDING: Sending = { state: 'sending', resendAt: 0, problem: '' };

/** Asks for a code on arrival, once, and again when told to. */
export function useCode(method: Method, account: string) {
  const key = `${account} ${method}`;
  const store = useAppStore();
  const [request] = useRequestOtpMutation();
  const [sending, setSending] = useState<Sending>(SENDING);

  const ask = useCallback(async (): Promise<Ticket> => {
    try {
      const { resend_in } = await request({ method }).unwrap();
      return { resendAt: Date.now() + resend_in * 1000, problem: '' };
    } catch (error) {
      if (!isApiError(error) || error.retryAfterSeconds === undefined) throw error;
      // too early for another: the one before is on its way, or there already
      const isOnItsWay = statusOf(error) === 429;
      return {
        resendAt: Date.now() + error.retryAfterSeconds * 1000,
        problem: isOnItsWay ? '' : waitingWords(error, FAILED),
      };
    }
  }, [method, request]);

  const follow = useCallback(
    (isHere: () => boolean) => {
      ticketFor(store, key, ask).then(
        ({ resendAt, problem }) => isHere() && setSending({ state: problem ? 'failed' : 'sent', resendAt, problem }),
        (error: unknown) =>
          isHere() && setSending({ state: 'failed', resendAt: 0, problem: waitingWords(error, FAILED) }),
      );
    },
    [store, key, ask],
  );

  useEffect(() => {
    let isHere = true;
    follow(() => isHere);
    return () => {
      isHere = false;
    };
  }, [follow]);

  return {
    sending,
    resend: () => {
      dropTicket(store, key);
      setSending(SENDING);
      follow(() => true);
    },
    /** The code did its work: the next visit starts anew. */
    settle: () => dropTicket(store, key),
  };
}
