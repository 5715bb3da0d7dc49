import type { SocialProvider } from './providers';

/** What one sign-in takes to the provider and has to bring back. */
export type Attempt = { state: string; nonce: string };

const keyOf = (provider: SocialProvider) => `social-attempt:${provider}`;

/** Where the browser refuses storage, an attempt lives as long as the page. */
const inMemory = new Map<string, string>();

function keep(key: string, text: string) {
  inMemory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // memory has it
  }
}

function take(key: string): string | null {
  const text = inMemory.get(key) ?? readStored(key);
  inMemory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing is there to remove
  }
  return text;
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** 128 random bits in hex; also on plain http, where crypto.randomUUID is missing. */
const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a sign-in with a state of its own, after `prefix` where one is configured; the one before it is void. */
export function beginAttempt(provider: SocialProvider, prefix = ''): Attempt {
  const attempt = { state: prefix ? `${prefix}.${randomHex()}` : randomHex(), nonce: randomHex() };
  keep(keyOf(provider), JSON.stringify(attempt));
  return attempt;
}

/** Ends the sign-in that is under way, once: null where none is, or where `state` is not the one it took along. */
export function endAttempt(provider: SocialProvider, state: string | undefined): Attempt | null {
  const text = take(keyOf(provider));
  if (text === null) return null;
  try {
    const attempt = JSON.parse(text) as Partial<Attempt>;
    return typeof attempt.state === 'string' && typeof attempt.nonce === 'string' && attempt.state === state
      ? { state: attempt.state, nonce: attempt.nonce }
      : null;
  } catch {
    return null;
  }
}
