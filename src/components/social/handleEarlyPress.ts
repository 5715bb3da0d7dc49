import { getSocialErrorMessage } from '@/lib/social/errorMessage';
import type { SocialOutcome, SocialProvider } from '@/lib/social/providers';
import type { ProviderScript } from '@/lib/social/useProviderScript';

/**
 * Reports a press before the provider's script is ready, and reloads a failed script. Returns true if it handled the
 * press.
 */
export function handleEarlyPress(
  provider: SocialProvider,
  { state, retry }: ProviderScript,
  onOutcome: (outcome: SocialOutcome) => void,
): boolean {
  if (state === 'ready') return false;
  if (state === 'failed') retry();
  onOutcome({ problem: getSocialErrorMessage(provider, state === 'failed' ? 'unloaded' : 'loading') });
  return true;
}
