import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginMutation } from '@/api/account';
import { ENTER_LOGIN_NAME, ENTER_PASSWORD } from '@/config/accountMessages';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { isApiError, isServerMessage, rewordNotFound } from '@/lib/http/error';
import { markErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { useAppDispatch } from '@/store/hooks';
import { signedIn } from '@/store/user';
import { rememberLogin } from './rememberMe';

/** Checks only for empty values: the password rules apply where a password is set (docs/spec-readings.md, section 6). */
export const loginSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(ENTER_LOGIN_NAME)),
  password: v.pipe(v.string(), v.nonEmpty(ENTER_PASSWORD)),
  isRemembered: v.boolean(),
});

export type LoginValues = v.InferOutput<typeof loginSchema>;

export const LOGIN_FAILED = "We couldn't log you in. Try again.";

/** Replaces our general message for a 401, which asks the customer to log in again. */
const rewordRefusal = (error: unknown): unknown =>
  isApiError(error) && error.status === 401 && !isServerMessage(error)
    ? { ...error, message: 'Incorrect username or password. Try again.' }
    : rewordNotFound(error);

/** Logs in with one POST per submit. The guard opens the next page (docs/spec-readings.md, reading 13). */
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
        await dispatch(rememberLogin(isRemembered ? { username, password } : null));
        dispatch(signedIn({ access, refresh, customer }));
      },
      (error) =>
        setProblem(
          markErrors(rewordRefusal(error), {
            toField: matchFieldName(['username', 'password']),
            setError,
            fallback: LOGIN_FAILED,
          }),
        ),
    );

  return { problem, setProblem, isWorking, isRateLimited, login };
}
