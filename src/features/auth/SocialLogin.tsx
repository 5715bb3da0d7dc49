import { SocialButtons } from '@/components/social/SocialButtons';
import { useSocialLogin } from './useSocialLogin';

/** Signing in with a provider; its troubles are said where the form's are. */
export function SocialLogin({ onProblem }: { onProblem: (words: string) => void }) {
  const { isWorking, loginWith } = useSocialLogin(onProblem);
  return (
    <>
      <p className="my-6 flex items-center gap-3 text-small text-ink-500 before:h-px before:grow before:bg-ink-150 after:h-px after:grow after:bg-ink-150">
        <span role="status">{isWorking ? 'Logging in...' : 'or continue with'}</span>
      </p>
      <SocialButtons act="Continue" onToken={(token) => void loginWith(token)} onProblem={onProblem} />
    </>
  );
}
