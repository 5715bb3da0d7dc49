import { createRandomHex } from '@/utils/randomHex';
import { tabStorage } from '../tabStorage';
import type { SocialProvider } from './providers';

/** Random values of a sign-in, which the provider must return (CSRF protection). */
export type SocialAttempt = { state: string; nonce: string };

const getKey = (provider: SocialProvider) => `social-attempt:${provider}`;

/** Fallback if the browser blocks storage. */
const inMemory = new Map<string, string>();

function store(key: string, text: string) {
  inMemory.set(key, text);
  tabStorage.set(key, text);
}

function take(key: string): string | null {
  const text = inMemory.get(key) ?? tabStorage.get(key);
  inMemory.delete(key);
  tabStorage.remove(key);
  return text;
}

/** Starts a sign-in with a new random state, after an optional `prefix`. It invalidates the previous attempt. */
export function beginAttempt(provider: SocialProvider, prefix = ''): SocialAttempt {
  const attempt = { state: prefix ? `${prefix}.${createRandomHex()}` : createRandomHex(), nonce: createRandomHex() };
  store(getKey(provider), JSON.stringify(attempt));
  return attempt;
}

/** Ends the current sign-in and returns it; null if there is none or `state` does not match. */
export function endAttempt(provider: SocialProvider, state: string | undefined): SocialAttempt | null {
  const text = take(getKey(provider));
  if (text === null) return null;
  try {
    const attempt = JSON.parse(text) as Partial<SocialAttempt>;
    return typeof attempt.state === 'string' && typeof attempt.nonce === 'string' && attempt.state === state
      ? { state: attempt.state, nonce: attempt.nonce }
      : null;
  } catch {
    return null;
  }
}
