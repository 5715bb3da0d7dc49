import { SOCIAL_PROVIDERS, type SocialToken } from '@/lib/social/providers';
import type { SocialAction } from './ProviderButton';
import { SocialButton } from './SocialButton';

type SocialButtonsProps = {
  act: SocialAction;
  size?: 'md' | 'lg';
  onToken: (token: SocialToken) => void;
  onProblem: (message: string) => void;
};

/** The sign-in buttons of the three providers, side by side. */
export function SocialButtons({ act, size = 'lg', onToken, onProblem }: SocialButtonsProps) {
  return (
    <div
      role="group"
      aria-label={`${act} with`}
      className={size === 'lg' ? 'grid grid-cols-3 gap-3' : 'flex flex-wrap gap-4'}
    >
      {SOCIAL_PROVIDERS.map((provider) => (
        <SocialButton
          key={provider}
          provider={provider}
          act={act}
          size={size}
          onOutcome={(outcome) => {
            if ('token' in outcome) onToken({ provider, access_token: outcome.token });
            else onProblem(outcome.problem);
          }}
        />
      ))}
    </div>
  );
}
