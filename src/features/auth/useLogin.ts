import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useLoginMutation } from '@/api/account';
import { useOnce } from '@/hooks/useOnce';
import { markErrors, namedAs } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { rememberSignIn } from '@/store/thunks/rememberMe';
import { signedIn } from '@/store/user';

export type LoginWords = { username: string; password: string; isRemembered: boolean };

/** A browser may keep the vault’s answer back for good: whoever logs in waits no longer than this, in ms. */
const VAULT_PATIENCE_MS = 1000;
const FAILED = 'Login did not work. Try again.';

/** One POST however often it is pressed; where a sign-in leads is the guard's to say (README, Guards). */
export function useLogin(setError: UseFormSetError<LoginWords>) {
  const dispatch = useAppDispatch();
  const [post] = useLoginMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isHeld, once } = useOnce();

  const login = ({ username, password, isRemembered }: LoginWords) =>
    once(
      async () => {
        setProblem('');
        const { access, refresh, customer } = await post({ username: username.trim(), password }).unwrap();
        const remembered = dispatch(rememberSignIn(isRemembered ? { username: username.trim(), password } : null));
        await Promise.race([remembered, new Promise((resolve) => setTimeout(resolve, VAULT_PATIENCE_MS))]);
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) => setProblem(markErrors(error, namedAs(['username', 'password']), setError, FAILED)),
    );

  return { problem, setProblem, isWorking, isHeld, login };
}
