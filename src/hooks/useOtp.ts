import { useCallback, useEffect, useState } from 'react';
import { useRequestOtpMutation } from '@/api/account';
import type { OtpRequest } from '@/api/wire';
import { isApiError } from '@/lib/http/error';
import { httpStatusOf, getWaitingMessage } from '@/lib/http/messageOf';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { forgetOtpRequest, requestOtpOnce, type OtpOutcome } from '@/store/otpRequests';
import { selectAccountKey } from '@/store/user';

export type OtpMethod = OtpRequest['method'];

/** Progress of a code: `resendAt` is in ms since 1970, `problem` is '' unless it failed. */
type OtpDelivery = { state: 'sending' | 'sent' | 'failed'; resendAt: number; problem: string };

const FAILED = "We couldn't send a code. Try again.";
const SENDING: OtpDelivery = { state: 'sending', resendAt: 0, problem: '' };

/** Returns the outcome of a refusal with a time to wait; rethrows any other failure. */
function toRefusal(error: unknown): OtpOutcome {
  if (!isApiError(error) || error.retryAfterSeconds === undefined) throw error;
  const resendAt = Date.now() + error.retryAfterSeconds * 1000;
  const message = getWaitingMessage(error, FAILED);
  // an earlier code from another page or device may still be valid
  const problem = httpStatusOf(error) === 429 ? `${message} If you already have a code, enter it.` : message;
  return { problem, resendAt, goodUntil: resendAt };
}

/** Identifies the codes of the signed-in customer by method. */
const useOtpKey = (method: OtpMethod) => `${useAppSelector(selectAccountKey)} ${method}`;

/** Returns a callback to call after a code was used: the next screen then requests a new one. */
export function useForgetOtp(method: OtpMethod) {
  const store = useAppStore();
  const key = useOtpKey(method);
  return () => forgetOtpRequest(store, key);
}

/** Requests a one-time code when the screen opens, and again on `resend`. */
export function useOtp(method: OtpMethod) {
  const store = useAppStore();
  const key = useOtpKey(method);
  const [post] = useRequestOtpMutation();
  const [delivery, setDelivery] = useState<OtpDelivery>(SENDING);

  const request = useCallback(async (): Promise<OtpOutcome> => {
    try {
      // without times in the response, a resend is allowed at once and the code never expires here
      const { resend_in = 0, expires_in = Infinity } = (await post({ method }).unwrap()) ?? {};
      return { problem: '', resendAt: Date.now() + resend_in * 1000, goodUntil: Date.now() + expires_in * 1000 };
    } catch (error) {
      return toRefusal(error);
    }
  }, [method, post]);

  const follow = useCallback(
    (isHere: () => boolean) => {
      requestOtpOnce(store, key, request).then(
        ({ problem, resendAt }) => isHere() && setDelivery({ state: problem ? 'failed' : 'sent', resendAt, problem }),
        (error: unknown) =>
          isHere() && setDelivery({ state: 'failed', resendAt: 0, problem: getWaitingMessage(error, FAILED) }),
      );
    },
    [store, key, request],
  );

  useEffect(() => {
    let isHere = true;
    follow(() => isHere);
    return () => {
      isHere = false;
    };
  }, [follow]);

  return {
    delivery,
    resend: () => {
      forgetOtpRequest(store, key);
      setDelivery(SENDING);
      follow(() => true);
    },
  };
}
