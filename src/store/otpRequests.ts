import type { AppThunk } from './rootState';

/** Outcome of a code request; times are ms since 1970. `problem` is '' if the code was sent. */
export type OtpOutcome = { problem: string; resendAt: number; goodUntil: number };

export type LastOtpRequest = { outcome: Promise<OtpOutcome>; goodUntil: number };

/**
 * Requests a code, or returns the outcome of the last request while it is valid: an unexpired code, or a refusal with a
 * time to wait. A failed request is forgotten.
 */
export const requestOtpOnce =
  (key: string, request: () => Promise<OtpOutcome>): AppThunk<Promise<OtpOutcome>> =>
  (_dispatch, _getState, { otpRequests }) => {
    const known = otpRequests.get(key);
    if (known && known.goodUntil > Date.now()) return known.outcome;
    const started: LastOtpRequest = { outcome: request(), goodUntil: Infinity };
    otpRequests.set(key, started);
    started.outcome.then(
      ({ goodUntil }) => {
        started.goodUntil = goodUntil;
      },
      () => otpRequests.delete(key),
    );
    return started.outcome;
  };

/** Forgets the last request, for a used code or before a new request. */
export const forgetOtpRequest =
  (key: string): AppThunk =>
  (_dispatch, _getState, { otpRequests }) =>
    void otpRequests.delete(key);
