import { useLoginWithProviderMutation } from '@/api/account';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getWaitingMessage } from '@/lib/http/messageOf';
import type { SocialToken } from '@/lib/social/providers';
import { useAppDispatch } from '@/store/hooks';
import { signedIn } from '@/store/user';

/** Signs in with a provider's token, without a bearer: linking to a running session is Settings'. */
export function useSocialLogin(onProblem: (words: string) => void) {
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
      (error) => onProblem(getWaitingMessage(error, 'Login did not work. Try again.')),
    );
  return { isWorking, loginWith };
}
