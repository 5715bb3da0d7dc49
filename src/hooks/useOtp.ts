import { useCallback, useEffect, useState } from 'react';
import { useRequestOtpMutation } from '@/api/account';
import type { OtpRequest } from '@/api/wire';
import type { OtpDelivery } from '@/components/form/OtpResend';
import { isApiError } from '@/lib/http/error';
import { getErrorMessage, getErrorStatus, getServerMessage } from '@/lib/http/errorMessage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { forgetOtpRequest, requestOtpOnce, type OtpOutcome } from '@/store/otpRequests';
import { selectAccountKey, selectCustomer } from '@/store/user';

export type OtpMethod = OtpRequest['method'];

const FAILED = "We couldn't send a code.";
const TOO_SOON = "We can't send another code yet.";
const SENDING: OtpDelivery = { state: 'sending', resendAt: 0, problem: '' };

/** Returns the server's own reason, or says that there is no code, with our reason. */
const getProblem = (error: unknown) =>
  getServerMessage(error, '') === ''
    ? `${FAILED} ${getErrorMessage(error, 'Try again.')}`
    : getErrorMessage(error, FAILED);

/** Returns the outcome of a refusal with a time to wait; rethrows any other failure. */
function toRefusal(error: unknown): OtpOutcome {
  if (!isApiError(error) || error.retryAfterSeconds === undefined) throw error;
  const resendAt = Date.now() + error.retryAfterSeconds * 1000;
  // a countdown shows the seconds; an earlier code from another page or device may still be valid
  const problem =
    getErrorStatus(error) === 429
      ? `${getServerMessage(error, TOO_SOON)} If you already have a code, enter it.`
      : getProblem(error);
  return { problem, resendAt, goodUntil: resendAt };
}

/** Identifies the codes of the signed-in customer by method and address: a corrected contact needs a new code. */
function useOtpKey(method: OtpMethod): string {
  const contact = useAppSelector((state) => selectCustomer(state)?.user[method === 'sms' ? 'mobile' : 'email']);
  return `${useAppSelector(selectAccountKey)} ${method} ${contact ?? ''}`;
}

/** Returns a function that forgets a used code, so that the next screen requests a new one. */
export function useForgetOtp(method: OtpMethod) {
  const dispatch = useAppDispatch();
  const key = useOtpKey(method);
  return () => dispatch(forgetOtpRequest(key));
}

/** Requests a one-time code when the screen opens, and again on `resend`. */
export function useOtp(method: OtpMethod) {
  const dispatch = useAppDispatch();
  const key = useOtpKey(method);
  const [post] = useRequestOtpMutation();
  const [delivery, setDelivery] = useState<OtpDelivery>(SENDING);

  const sendCode = useCallback(async (): Promise<OtpOutcome> => {
    try {
      // without times in the response, a resend is allowed at once and the code never expires here
      const { resend_in = 0, expires_in = Infinity } = (await post({ method }).unwrap()) ?? {};
      return { problem: '', resendAt: Date.now() + resend_in * 1000, goodUntil: Date.now() + expires_in * 1000 };
    } catch (error) {
      return toRefusal(error);
    }
  }, [method, post]);

  // a screen that opens while a code is requested shows the same progress
  const showDelivery = useCallback(
    (isMounted: () => boolean) => {
      dispatch(requestOtpOnce(key, sendCode)).then(
        ({ problem, resendAt }) =>
          isMounted() && setDelivery({ state: problem ? 'failed' : 'sent', resendAt, problem }),
        (error: unknown) => isMounted() && setDelivery({ state: 'failed', resendAt: 0, problem: getProblem(error) }),
      );
    },
    [dispatch, key, sendCode],
  );

  useEffect(() => {
    let isMounted = true;
    showDelivery(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, [showDelivery]);

  return {
    delivery,
    resend: () => {
      dispatch(forgetOtpRequest(key));
      setDelivery(SENDING);
      showDelivery(() => true);
    },
  };
}
