import { useRef, useState } from 'react';
import { useLoginMutation } from '../../api/account';
import { waitingWords } from '../../lib/http/messageOf';
import { useAppDispatch } from '../../store/hooks';
import { rememberSignIn } from '../../store/thunks/rememberMe';
import { signedIn } from '../../store/user';

export type LoginWords = { username: string; password: string; isRemembered: boolean };

/** One POST however often it is pressed; where a sign-in leads is the guard's to say (contract readings 12, 13). */
export function useLogin() {
  const dispatch = useAppDispatch();
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
    } catch (error) {
      setProblem(waitingWords(error, 'Login did not work. Try again.'));
    } finally {
      latch.current = false;
      setIsWorking(false);
    }
  };

  return { problem, setProblem, isWorking, login };
}
