import { useRegisterWithProviderMutation } from '@/api/account';
import { SocialButtons } from '@/components/social/SocialButtons';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getWaitingMessage } from '@/lib/http/messageOf';
import type { SocialToken } from '@/lib/social/providers';
import { useAppDispatch } from '@/store/hooks';
import { signedIn, signUpDone } from '@/store/user';

/**
 * Signing up with a provider makes the record and the session at once; what the provider did not tell is asked for by
 * the profile prompt (docs/decisions/012). Without a bearer: it never touches a session that is running.
 */
export function SocialSignUp({ onProblem }: { onProblem: (words: string) => void }) {
  const dispatch = useAppDispatch();
  const [post] = useRegisterWithProviderMutation();
  const { isWorking, submitOnce } = useSubmitOnce();

  const signUp = (token: SocialToken) =>
    submitOnce(
      async () => {
        onProblem('');
        const { access, refresh, customer } = await post(token).unwrap();
        dispatch(signUpDone({ id: customer.id, username: customer.user.username, hasDetails: true }));
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) => onProblem(getWaitingMessage(error, 'Sign-up did not work. Try again.')),
    );

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-ink-150 pt-5">
      <p role="status" className="text-small text-ink-600">
        {isWorking ? 'Signing up...' : 'Or sign up with'}
      </p>
      <SocialButtons act="Sign up" size="md" onToken={(token) => void signUp(token)} onProblem={onProblem} />
    </div>
  );
}
