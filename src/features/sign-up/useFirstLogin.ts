import { useLayoutEffect, useRef } from 'react';
import { useLoginMutation } from '@/api/account';
import { useAppDispatch } from '@/store/hooks';
import { signedIn } from '@/store/user';

/** Shares the result between the form and the success page. */
const FIRST_LOGIN = { fixedCacheKey: 'first-login' };

/** Logs a new customer in with the password of step one. Only memory holds it, so a reload in between needs a login. */
export function useFirstLogin() {
  const password = useRef('');
  const [login] = useLoginMutation(FIRST_LOGIN);
  return {
    keepPassword: (typed: string) => {
      password.current = typed;
    },
    /** Resolves in any case: without a session, the success page offers the login. */
    logIn: async (username: string) => {
      if (password.current !== '') await login({ username, password: password.current });
    },
  };
}

/** Starts the session of the first login. The form cannot: its page redirects a signed-in customer. */
export function useStartFirstSession(): void {
  const dispatch = useAppDispatch();
  const [, { data: session, reset }] = useLoginMutation(FIRST_LOGIN);
  // before the paint, which would show a link to the login
  useLayoutEffect(() => {
    if (!session) return;
    dispatch(signedIn(session));
    reset();
  }, [session, dispatch, reset]);
}
