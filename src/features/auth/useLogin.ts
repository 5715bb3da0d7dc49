import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLoginMutation } from '../../api/account';
import { PATHS } from '../../config/paths';
import { isApiError } from '../../lib/http/error';
import { messageOf } from '../../lib/http/messageOf';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { rememberSignIn } from '../../store/thunks/rememberMe';
import { selectVerificationPath, signedIn } from '../../store/user';
import { safeNext } from '../../utils/next';
import { verificationQuery } from '../../utils/verificationLink';

export type LoginWords = { username: string; password: string; isRemembered: boolean };

const waitWords = (seconds: number) =>
  seconds >= 90 ? `Try again in ${Math.ceil(seconds / 60)} minutes.` : `Try again in ${seconds} seconds.`;

function problemOf(error: unknown): string {
  const words = messageOf(error, 'Login did not work. Try again.');
  const seconds = isApiError(error) ? error.retryAfterSeconds : undefined;
  return seconds === undefined ? words : `${words} ${waitWords(seconds)}`;
}

/** One POST however often it is pressed; then the page that was asked for first (spec section 4, contract readings 12, 13). */
export function useLogin() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [post] = useLoginMutation();
  const [problem, setProblem] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const latch = useRef(false);

  const login = async ({ username, password, isRemembered }: LoginWords) => {
    if (latch.current) return;
    latch.current = true;
    setIsWorking(true);
    setProblem('');
    try {
      const { access, refresh, customer } = await post({ username: username.trim(), password }).unwrap();
      await dispatch(rememberSignIn(isRemembered ? { username: username.trim(), password } : null));
      dispatch(signedIn({ access, refresh, customer }));
      const verification = selectVerificationPath(store.getState());
      const next = safeNext(params.get('next')) ?? PATHS.dashboard;
      void navigate(verification ? `${verification}?${verificationQuery('login')}` : next, { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      latch.current = false;
      setIsWorking(false);
    }
  };

  return { problem, isWorking, login };
}
