/** A key for one intent (UUID v4 where the browser can, random hex on plain http where it cannot). */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An intent under its key; `intent` is what was asked for, as text. */
export type KeyedIntent = { key: string; intent: string };

/** The kept key while the intent is the same, so that a retry is answered as the first try; otherwise a new key. */
export function keyFor(kept: KeyedIntent | null, intent: unknown): KeyedIntent {
  const text = JSON.stringify(intent);
  return kept?.intent === text ? { key: kept.key, intent: text } : { key: newIdempotencyKey(), intent: text };
}
