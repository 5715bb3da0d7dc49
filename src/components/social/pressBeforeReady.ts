import { socialErrorMessage } from '@/lib/social/errorMessage';
import type { SocialOutcome, SocialProvider } from '@/lib/social/providers';
import type { SdkState } from '@/lib/social/useSdk';

type Sdk = { state: SdkState; retry: () => void };

/** What a press does before the provider's script is there: words, and another try where it was blocked. */
export function pressBeforeReady(
  provider: SocialProvider,
  { state, retry }: Sdk,
  onOutcome: (outcome: SocialOutcome) => void,
): boolean {
  if (state === 'ready') return false;
  if (state === 'failed') retry();
  onOutcome({ problem: socialErrorMessage(provider, state === 'failed' ? 'unloaded' : 'loading') });
  return true;
}
