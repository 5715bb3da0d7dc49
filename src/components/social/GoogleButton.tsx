import { GoogleOAuthProvider, useGoogleLogin } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { env } from '@/config/env';
import { beginAttempt, endAttempt } from '@/lib/social/attempt';
import { getSocialErrorMessage, type SocialFailure } from '@/lib/social/errorMessage';
import { SCRIPT_TIMEOUT_MS } from '@/lib/social/loadScript';
import type { ProviderScript, SdkState } from '@/lib/social/useProviderScript';
import { ProviderButton } from './ProviderButton';
import type { SocialButtonProps } from './SocialButton';
import { handleEarlyPress } from './handleEarlyPress';

/** Google sign-in. Handles an early press and a hanging script, which the package does not report. */
export function GoogleButton(props: SocialButtonProps) {
  const [state, setState] = useState<SdkState>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), SCRIPT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const retry = () => {
    setState('loading');
    setRound(round + 1);
  };
  return (
    <GoogleOAuthProvider
      key={round}
      clientId={env.googleClientId}
      onScriptLoadSuccess={() => setState('ready')}
      onScriptLoadError={() => setState('failed')}
    >
      <GooglePopup {...props} sdk={{ state, retry }} />
    </GoogleOAuthProvider>
  );
}

type GooglePopupProps = SocialButtonProps & { sdk: ProviderScript };

const POPUP_FAILURES: Record<string, SocialFailure> = { popup_closed: 'closed', popup_failed_to_open: 'blocked' };

function GooglePopup({ sdk, onOutcome, ...button }: GooglePopupProps) {
  const { provider } = button;
  const fail = (failure: SocialFailure) => onOutcome({ problem: getSocialErrorMessage(provider, failure) });
  const openPopup = useGoogleLogin({
    flow: 'implicit',
    onSuccess: ({ access_token, state }) => {
      if (endAttempt(provider, state)) onOutcome({ token: access_token });
      else fail('unconfirmed');
    },
    onError: () => fail('unconfirmed'),
    onNonOAuthError: ({ type }) => fail(POPUP_FAILURES[type] ?? 'unconfirmed'),
  });
  const handlePress = () => {
    if (!handleEarlyPress(provider, sdk, onOutcome)) openPopup({ state: beginAttempt(provider).state });
  };
  return <ProviderButton {...button} onPress={handlePress} />;
}
