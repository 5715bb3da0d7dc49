import { useRegisterWithProviderMutation } from '@/api/account';
import { SocialButtons } from '@/components/social/SocialButtons';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorMessage } from '@/lib/http/errorMessage';
import type { SocialToken } from '@/lib/social/providers';
import { useAppDispatch } from '@/store/hooks';
import { signUpDone, signedIn } from '@/store/user';

/**
 * Signs up with a provider, which creates the account and the session in one call. The call has no bearer, so it never
 * affects a running session. The profile prompt asks for missing details later (docs/decisions/0012).
 */
export function SocialSignUp({ onProblem }: { onProblem: (message: string) => void }) {
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
      (error) => onProblem(getErrorMessage(error, "We couldn't sign you up. Try again.")),
    );

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 border-t border-ink-150 pt-5">
      <p className="text-small text-ink-600">
        {!isWorking && 'Or sign up with'}
        <span role="status">{isWorking && 'Signing up…'}</span>
      </p>
      <SocialButtons act="Sign up" size="md" onToken={(token) => void signUp(token)} onProblem={onProblem} />
    </div>
  );
}
