import { Suspense, lazy } from 'react';
import { logMissingSetting } from '@/lib/report/reportError';
import { getSocialErrorMessage, type SocialFailure } from '@/lib/social/errorMessage';
import { getProviderSetup, type SocialOutcome, type SocialProvider } from '@/lib/social/providers';
import { useEnv } from '@/lib/useEnv';
import { DemoButton } from './DemoButton';
import { ProviderButton, type SocialAction } from './ProviderButton';

export type SocialButtonProps = {
  provider: SocialProvider;
  act: SocialAction;
  size?: 'md' | 'lg';
  /** Receives the provider's token, or a message if there is none. */
  onOutcome: (outcome: SocialOutcome) => void;
};

/** Each button brings its provider's package. Plain lazy, because the placeholder needs the props. */
const BUTTONS = {
  facebook: lazy(() => import('./FacebookButton').then((module) => ({ default: module.FacebookButton }))),
  'google-oauth2': lazy(() => import('./GoogleButton').then((module) => ({ default: module.GoogleButton }))),
  'apple-id': lazy(() => import('./AppleButton').then((module) => ({ default: module.AppleButton }))),
};

/** Signs in with one provider: its own window, the sandbox's demo, or a notice that it is not set up. */
export function SocialButton(props: SocialButtonProps) {
  const { onOutcome, ...button } = props;
  const { provider } = button;
  const setup = getProviderSetup(provider, useEnv());
  const Chosen = setup === 'ready' ? BUTTONS[provider] : setup === 'demo' ? DemoButton : null;
  if (Chosen) {
    return (
      <Suspense fallback={<ProviderButton {...button} onPress={() => onOutcome(toProblem(provider, 'loading'))} />}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  const handlePress = () => {
    if (provider === 'apple-id') {
      logMissingSetting('Apple sign-in needs VITE_APPLE_CLIENT_ID and VITE_APPLE_STATE.');
    }
    onOutcome(toProblem(provider, 'missing'));
  };
  return <ProviderButton {...button} isMissing onPress={handlePress} />;
}

const toProblem = (provider: SocialProvider, failure: SocialFailure): SocialOutcome => ({
  problem: getSocialErrorMessage(provider, failure),
});
