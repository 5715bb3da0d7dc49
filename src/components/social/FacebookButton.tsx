import { useRef, useState } from 'react';
import { env } from '@/config/env';
import { beginAttempt, endAttempt } from '@/lib/social/attempt';
import { getSocialErrorMessage, type SocialFailure } from '@/lib/social/errorMessage';
import { FACEBOOK_VERSION, FacebookLogin, loadFacebook, type RenderProps } from '@/lib/social/facebook';
import { useProviderScript } from '@/lib/social/useProviderScript';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';
import { handleEarlyPress } from './handleEarlyPress';

type FacebookResponse = { accessToken?: string; status?: string };

/** Facebook sign-in. Its window carries no state, so a response counts only once after a press. */
export function FacebookButton({ onOutcome, ...button }: SocialButtonProps) {
  const { provider } = button;
  const sdk = useProviderScript(loadFacebook);
  const attemptState = useRef('');
  // the key of the login component, which keeps waiting after a failure
  const [round, setRound] = useState(0);

  const fail = (failure: SocialFailure) => {
    endAttempt(provider, attemptState.current);
    setRound(round + 1);
    onOutcome({ problem: getSocialErrorMessage(provider, failure) });
  };
  const handleResponse = ({ accessToken, status }: FacebookResponse) => {
    if (!accessToken) fail(status === 'not_authorized' ? 'unconfirmed' : 'closed');
    else if (endAttempt(provider, attemptState.current)) onOutcome({ token: accessToken });
    else fail('unconfirmed');
  };

  if (sdk.state !== 'ready') {
    return <ProviderButton {...button} onPress={() => void handleEarlyPress(provider, sdk, onOutcome)} />;
  }
  return (
    <FacebookLogin
      key={round}
      appId={env.facebookAppId}
      version={FACEBOOK_VERSION}
      fields="name,email"
      isMobile={false}
      disableMobileRedirect
      callback={handleResponse}
      onFailure={handleResponse}
      render={({ onClick }: RenderProps) => (
        <ProviderButton
          {...button}
          onPress={() => {
            attemptState.current = beginAttempt(provider).state;
            onClick();
          }}
        />
      )}
    />
  );
}
