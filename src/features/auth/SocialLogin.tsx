import { useLoginWithProviderMutation } from '@/api/account';
import { SocialButtons } from '@/components/social/SocialButtons';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorMessage } from '@/lib/http/errorMessage';
import type { SocialToken } from '@/lib/social/providers';
import { useAppDispatch } from '@/store/hooks';
import { signedIn } from '@/store/user';
import { LOGIN_FAILED } from './useLogin';

/** Login with a provider, without a bearer: Settings links a provider to a running session. */
export function SocialLogin({ onProblem }: { onProblem: (message: string) => void }) {
  const dispatch = useAppDispatch();
  const [post] = useLoginWithProviderMutation();
  const { isWorking, submitOnce } = useSubmitOnce();

  const loginWith = (token: SocialToken) =>
    submitOnce(
      async () => {
        onProblem('');
        const { access, refresh, customer } = await post(token).unwrap();
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) => onProblem(getErrorMessage(error, LOGIN_FAILED)),
    );

  return (
    <>
      <p className="my-6 flex items-center gap-3 text-small text-ink-500 before:h-px before:grow before:bg-ink-150 after:h-px after:grow after:bg-ink-150">
        <span>
          {!isWorking && 'or continue with'}
          <span role="status">{isWorking && 'Logging in…'}</span>
        </span>
      </p>
      <SocialButtons act="Continue" onToken={(token) => void loginWith(token)} onProblem={onProblem} />
    </>
  );
}
