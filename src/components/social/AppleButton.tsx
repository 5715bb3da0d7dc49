import { loadApple, signInWithApple } from '@/lib/social/apple';
import { useProviderScript } from '@/lib/social/useProviderScript';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';
import { handleEarlyPress } from './handleEarlyPress';

export function AppleButton({ onOutcome, ...button }: SocialButtonProps) {
  const sdk = useProviderScript(loadApple);
  const handlePress = () => {
    if (!handleEarlyPress(button.provider, sdk, onOutcome)) void signInWithApple().then(onOutcome);
  };
  return <ProviderButton {...button} onPress={handlePress} />;
}
