import { PROVIDER_NAMES, type SocialProvider } from '@/lib/social/providers';
import { Button } from '../ui/Button';

const MARKS: Record<SocialProvider, string> = {
  facebook: '/art/brand-facebook.svg',
  'google-oauth2': '/art/brand-google.svg',
  'apple-id': '/art/brand-apple.svg',
};

export type SocialAction = 'Continue' | 'Sign up' | 'Link';

/** Logo of a provider; decorative, because the name is next to it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return <img src={MARKS[provider]} alt="" width={18} height={18} loading="lazy" className="size-[18px] shrink-0" />;
}

type ProviderButtonProps = {
  provider: SocialProvider;
  /** Verb of the accessible name, for users who cannot see the text around the buttons. */
  act: SocialAction;
  size?: 'md' | 'lg';
  isMissing?: boolean;
  onPress?: () => void;
};

/** Button with the logo and name of a provider. */
export function ProviderButton({ provider, act, size = 'lg', isMissing = false, onPress }: ProviderButtonProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <Button
      variant="secondary"
      size={size}
      className={size === 'lg' ? 'px-3! text-body!' : undefined}
      aria-label={`${act} with ${name}${isMissing ? ', unavailable' : ''}`}
      icon={<ProviderMark provider={provider} />}
      onClick={onPress}
    >
      {name}
      {isMissing && <span className="block text-badge font-normal text-ink-600">unavailable</span>}
    </Button>
  );
}
