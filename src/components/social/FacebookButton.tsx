import { useRef, useState } from 'react';
import { env } from '@/config/env';
import { beginAttempt, endAttempt } from '@/lib/social/attempt';
import { socialErrorMessage, type SocialTrouble } from '@/lib/social/errorMessage';
import { FACEBOOK_VERSION, FacebookLogin, loadFacebook, type RenderProps } from '@/lib/social/facebook';
import { useSdk } from '@/lib/social/useSdk';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';
import { pressBeforeReady } from './pressBeforeReady';

type FacebookAnswer = { accessToken?: string; status?: string };

/** Facebook's own window takes no state along: an answer counts once, and only to a press. */
export function FacebookButton({ onOutcome, ...look }: SocialButtonProps) {
  const { provider } = look;
  const sdk = useSdk(loadFacebook);
  const asked = useRef('');
  // a component that failed keeps waiting; a new one does not
  const [failures, setFailures] = useState(0);

  const fail = (trouble: SocialTrouble) => {
    endAttempt(provider, asked.current);
    setFailures(failures + 1);
    onOutcome({ problem: socialErrorMessage(provider, trouble) });
  };
  const handleAnswer = ({ accessToken, status }: FacebookAnswer) => {
    if (!accessToken) fail(status === 'not_authorized' ? 'unconfirmed' : 'closed');
    else if (endAttempt(provider, asked.current)) onOutcome({ token: accessToken });
    else fail('unconfirmed');
  };

  if (sdk.state !== 'ready') {
    return <ProviderButton {...look} onPress={() => void pressBeforeReady(provider, sdk, onOutcome)} />;
  }
  return (
    <FacebookLogin
      key={failures}
      appId={env.facebookAppId}
      version={FACEBOOK_VERSION}
      fields="name,email"
      isMobile={false}
      disableMobileRedirect
      callback={handleAnswer}
      onFailure={handleAnswer}
      render={({ onClick }: RenderProps) => (
        <ProviderButton
          {...look}
          onPress={() => {
            asked.current = beginAttempt(provider).state;
            onClick();
          }}
        />
      )}
    />
  );
}
