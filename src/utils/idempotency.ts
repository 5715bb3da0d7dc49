import { createRandomHex } from './randomHex';

/** Creates an idempotency key: a UUID v4, or random hex on plain http, where randomUUID is missing. */
export const createIdempotencyKey = (): string =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : createRandomHex();

/** An idempotency key and the request that it belongs to, as JSON. */
export type KeyedIntent = { key: string; intent: string };

/** Returns the last key for the same intent, so that a retry gets the same response; otherwise a new key. */
export function toKeyedIntent(last: KeyedIntent | null, intent: unknown): KeyedIntent {
  const text = JSON.stringify(intent);
  return last?.intent === text ? { key: last.key, intent: text } : { key: createIdempotencyKey(), intent: text };
}
