import { useLoginWithProviderMutation } from '@/api/account';
import { useOnce } from '@/hooks/useOnce';
import { waitingWords } from '@/lib/http/messageOf';
import type { SocialToken } from '@/lib/social/providers';
import { useAppDispatch } from '@/store/hooks';
import { signedIn } from '@/store/user';

/** Signs in with a provider's token, without a bearer: linking to a running session is Settings'. */
export function useSocialLogin(onProblem: (words: string) => void) {
  const dispatch = useAppDispatch();
  const [post] = useLoginWithProviderMutation();
  const { isWorking, once } = useOnce();
  const loginWith = (token: SocialToken) =>
    once(
      async () => {
        onProblem('');
        const { access, refresh, customer } = await post(token).unwrap();
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) => onProblem(waitingWords(error, 'Login did not work. Try again.')),
    );
  return { isWorking, loginWith };
}
