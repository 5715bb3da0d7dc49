import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useValidateResetTokenMutation } from '@/api/account';
import { isApiError } from '@/lib/http/error';
import { messageOf } from '@/lib/http/messageOf';

export type ResetLink =
  | { state: 'checking' }
  | { state: 'good'; token: string; email: string }
  /** It left the address bar when it was opened, and the page with a reload. */
  | { state: 'missing' }
  /** The link cannot be used, now or later. */
  | { state: 'dead'; message: string }
  /** It could not be checked: no answer, or a server in trouble. */
  | { state: 'unknown'; message: string };

/** Whether an error says something about the link, and not about the way to the server. */
const isAboutTheLink = (error: unknown) =>
  isApiError(error) && error.kind === 'server' && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Takes the token of a reset link out of the address bar at once, keeps it in memory alone, and asks the server whether
 * it still counts before a password is typed.
 */
export function useResetToken() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [validate] = useValidateResetTokenMutation();
  const given = params.get('token') ?? '';
  const [token, setToken] = useState(given);
  const [link, setLink] = useState<ResetLink>({ state: given ? 'checking' : 'missing' });
  const [attempt, setAttempt] = useState(0);

  // a second link opened in the same tab
  if (given && given !== token) {
    setToken(given);
    setLink({ state: 'checking' });
  }

  useEffect(() => {
    if (given) void navigate(pathname, { replace: true });
  }, [given, navigate, pathname]);

  useEffect(() => {
    if (!token) return undefined;
    let isHere = true;
    validate({ token })
      .unwrap()
      .then(
        (answer) => isHere && setLink({ state: 'good', token, email: answer?.email ?? '' }),
        (error: unknown) =>
          isHere &&
          setLink({
            state: isAboutTheLink(error) ? 'dead' : 'unknown',
            message: messageOf(error, 'The link could not be checked.'),
          }),
      );
    return () => {
      isHere = false;
    };
  }, [token, attempt, validate]);

  const retry = useCallback(() => {
    setLink({ state: 'checking' });
    setAttempt((count) => count + 1);
  }, []);

  return { link, retry, bury: (message: string) => setLink({ state: 'dead', message }) };
}
