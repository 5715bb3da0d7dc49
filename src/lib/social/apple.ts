import { appleAuthHelpers, type AppleAuthResponse } from 'react-apple-signin-auth';
import { env } from '@/config/env';
import { beginAttempt, endAttempt } from './attempt';
import { getSocialErrorMessage, type SocialFailure } from './errorMessage';
import { loadScript } from './loadScript';
import type { SocialOutcome } from './providers';

const PROVIDER = 'apple-id';

/** Loads Apple's script before the click. The package would wait for it, and browsers block a window that opens late. */
export async function loadApple(): Promise<void> {
  await loadScript(appleAuthHelpers.APPLE_SCRIPT_SRC);
  if (!('AppleID' in window)) throw new Error('Apple did not start');
}

/** Opens Apple's window. The state is the configured one plus a random part, which must come back with the token. */
export function signInWithApple(): Promise<SocialOutcome> {
  const { state, nonce } = beginAttempt(PROVIDER, env.appleState);
  return new Promise((resolve) => {
    void appleAuthHelpers.signIn({
      authOptions: {
        clientId: env.appleClientId,
        redirectURI: env.appleRedirectUri,
        scope: 'email name',
        state,
        nonce,
        usePopup: true,
      },
      onSuccess: (response: AppleAuthResponse) => resolve(toOutcome(response)),
      onError: (error: unknown) => {
        endAttempt(PROVIDER, state);
        resolve({ problem: getSocialErrorMessage(PROVIDER, toFailure(error)) });
      },
    });
  });
}

function toOutcome(response: Partial<AppleAuthResponse> | undefined): SocialOutcome {
  const { id_token: token, state } = response?.authorization ?? {};
  const attempt = endAttempt(PROVIDER, state);
  const isOurs = attempt !== null && typeof token === 'string' && readNonce(token) === attempt.nonce;
  return isOurs ? { token } : { problem: getSocialErrorMessage(PROVIDER, 'unconfirmed') };
}

/** Reads the nonce of an id token. The server checks the signature. */
function readNonce(token: string): unknown {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}

const FAILURES: Record<string, SocialFailure> = {
  popup_closed_by_user: 'closed',
  user_cancelled_authorize: 'closed',
  popup_blocked_by_browser: 'blocked',
};

function toFailure(error: unknown): SocialFailure {
  const code = typeof error === 'object' && error !== null && 'error' in error ? String(error.error) : '';
  return FAILURES[code] ?? 'unconfirmed';
}
