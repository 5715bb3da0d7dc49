import { lazy, Suspense } from 'react';
import { logMissingSetting } from '@/lib/log';
import { socialErrorMessage } from '@/lib/social/errorMessage';
import { providerSetup, type SocialOutcome, type SocialProvider } from '@/lib/social/providers';
import { DemoButton } from './DemoButton';
import { ProviderButton, type SocialAct } from './ProviderButton';

export type SocialButtonProps = {
  provider: SocialProvider;
  act: SocialAct;
  size?: 'md' | 'lg';
  /** The provider's token, or words that say why there is none. */
  onOutcome: (outcome: SocialOutcome) => void;
};

/** Each provider's package comes with its button, and only where that is shown. */
const REAL = {
  facebook: lazy(() => import('./FacebookButton').then((module) => ({ default: module.FacebookButton }))),
  'google-oauth2': lazy(() => import('./GoogleButton').then((module) => ({ default: module.GoogleButton }))),
  'apple-id': lazy(() => import('./AppleButton').then((module) => ({ default: module.AppleButton }))),
};

/** Signs in with one provider: its own window, the sandbox's stand-in, or a word that it is not set up. */
export function SocialButton(props: SocialButtonProps) {
  const { provider, act, size, onOutcome } = props;
  const setup = providerSetup(provider);
  const Chosen = setup === 'ready' ? REAL[provider] : setup === 'demo' ? DemoButton : null;
  if (Chosen) {
    return (
      <Suspense
        fallback={
          <ProviderButton {...{ provider, act, size }} onPress={() => onOutcome(trouble(provider, 'loading'))} />
        }
      >
        <Chosen {...props} />
      </Suspense>
    );
  }
  const handlePress = () => {
    if (provider === 'apple-id') {
      logMissingSetting('Apple sign-in needs VITE_APPLE_CLIENT_ID and VITE_APPLE_STATE.');
    }
    onOutcome(trouble(provider, 'missing'));
  };
  return <ProviderButton {...{ provider, act, size }} isMissing onPress={handlePress} />;
}

const trouble = (...[provider, what]: Parameters<typeof socialErrorMessage>): SocialOutcome => ({
  problem: socialErrorMessage(provider, what),
});
