import type { AppStore } from '@/store/makeStore';

/** Outcome of a code request; times are ms since 1970. `problem` is '' if the code was sent. */
export type OtpOutcome = { problem: string; resendAt: number; goodUntil: number };

type OtpRequest = { outcome: Promise<OtpOutcome>; goodUntil: number };

/** Code requests since the page was loaded, by customer and method. It holds times, never a code. */
const requestsOf = new WeakMap<AppStore, Map<string, OtpRequest>>();

function getRequests(store: AppStore) {
  const known = requestsOf.get(store) ?? new Map<string, OtpRequest>();
  requestsOf.set(store, known);
  return known;
}

/**
 * Requests a code, or returns the outcome of the last request while it is valid: an unexpired code, or a refusal with a
 * time to wait. A failed request is forgotten.
 */
export function requestOtpOnce(store: AppStore, key: string, request: () => Promise<OtpOutcome>): Promise<OtpOutcome> {
  const requests = getRequests(store);
  const known = requests.get(key);
  if (known && known.goodUntil > Date.now()) return known.outcome;
  const started: OtpRequest = { outcome: request(), goodUntil: Infinity };
  requests.set(key, started);
  started.outcome.then(
    ({ goodUntil }) => {
      started.goodUntil = goodUntil;
    },
    () => requests.delete(key),
  );
  return started.outcome;
}

/** Forgets the last request, for a used code or before a new request. */
export const forgetOtpRequest = (store: AppStore, key: string) => void getRequests(store).delete(key);
