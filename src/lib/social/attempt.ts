import { createRandomHex } from '@/utils/randomHex';
import { tabStorage } from '../safeStorage';
import type { SocialProvider } from './providers';

/** Random values of a sign-in, which the provider must return (CSRF protection). */
export type SocialAttempt = { state: string; nonce: string };

const getKey = (provider: SocialProvider) => `social-attempt:${provider}`;

function takeAttempt(provider: SocialProvider): string | null {
  const text = tabStorage.get(getKey(provider));
  tabStorage.remove(getKey(provider));
  return text;
}

/** Starts a sign-in with a new random state, after an optional `prefix`. It invalidates the previous attempt. */
export function beginAttempt(provider: SocialProvider, prefix = ''): SocialAttempt {
  const attempt = { state: prefix ? `${prefix}.${createRandomHex()}` : createRandomHex(), nonce: createRandomHex() };
  // full storage would keep the previous attempt
  tabStorage.remove(getKey(provider));
  tabStorage.set(getKey(provider), JSON.stringify(attempt));
  return attempt;
}

/** Ends the current sign-in and returns it; null if there is none or `state` does not match. */
export function endAttempt(provider: SocialProvider, state: string | undefined): SocialAttempt | null {
  const text = takeAttempt(provider);
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
