import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginMutation } from '@/api/account';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { markErrors, namedAs } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { rememberSignIn } from '@/store/thunks/rememberMe';
import { signedIn } from '@/store/user';

/** Password rules hold where a password is set, never here (README, "Which field uses which pattern"); no paste is cut. */
export const loginSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your e-mail or username.')),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  isRemembered: v.boolean(),
});

export type LoginValues = v.InferOutput<typeof loginSchema>;

/** A browser may keep the vault’s answer back for good: whoever logs in waits no longer than this, in ms. */
const VAULT_PATIENCE_MS = 1000;
const FAILED = 'Login did not work. Try again.';

/** One POST however often it is pressed; where a sign-in leads is the guard's to say (README, Guards). */
export function useLogin(setError: UseFormSetError<LoginValues>) {
  const dispatch = useAppDispatch();
  const [post] = useLoginMutation();
  const [problem, setProblem] = useState('');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  const login = ({ username, password, isRemembered }: LoginValues) =>
    submitOnce(
      async () => {
        setProblem('');
        const { access, refresh, customer } = await post({ username, password }).unwrap();
        const remembered = dispatch(rememberSignIn(isRemembered ? { username, password } : null));
        await Promise.race([remembered, new Promise((resolve) => setTimeout(resolve, VAULT_PATIENCE_MS))]);
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) => setProblem(markErrors(error, namedAs(['username', 'password']), setError, FAILED)),
    );

  return { problem, setProblem, isWorking, isRateLimited, login };
}
