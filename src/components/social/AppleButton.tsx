import { loadApple, signInWithApple } from '@/lib/social/apple';
import { useSdk } from '@/lib/social/useSdk';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';
import { pressBeforeReady } from './pressBeforeReady';

export function AppleButton({ onOutcome, ...look }: SocialButtonProps) {
  const sdk = useSdk(loadApple);
  const handlePress = () => {
    if (!pressBeforeReady(look.provider, sdk, onOutcome)) void signInWithApple().then(onOutcome);
  };
  return <ProviderButton {...look} onPress={handlePress} />;
}
