import type { AppStore } from './makeStore';

/** Outcome of a code request; times are ms since 1970. `problem` is empty where the code was sent. */
export type OtpOutcome = { problem: string; resendAt: number; goodUntil: number };

type OtpRequest = { outcome: Promise<OtpOutcome>; goodUntil: number };

/** Code requests of this page's life, by customer and method. Only times are kept, never a code. */
const requestsOf = new WeakMap<AppStore, Map<string, OtpRequest>>();

function requestsIn(store: AppStore) {
  const known = requestsOf.get(store) ?? new Map<string, OtpRequest>();
  requestsOf.set(store, known);
  return known;
}

/**
 * Requests a code, or returns the outcome of the last request while it is good: a code that has not expired, or a
 * refusal that named a time to wait. A failed request is forgotten.
 */
export function requestOtpOnce(store: AppStore, key: string, request: () => Promise<OtpOutcome>): Promise<OtpOutcome> {
  const requests = requestsIn(store);
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

/** Forgets the last request: its code was used, or the customer wants a new one. */
export const forgetOtpRequest = (store: AppStore, key: string) => void requestsIn(store).delete(key);
