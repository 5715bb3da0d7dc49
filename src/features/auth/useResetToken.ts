import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useValidateResetTokenMutation } from '@/api/account';
import { isApiError } from '@/lib/http/error';
import { getErrorMessage, getServerMessage } from '@/lib/http/errorMessage';

export type ResetLink =
  | { state: 'checking' }
  | { state: 'good'; token: string; email: string }
  /** No token: the page was reloaded after the token left the address bar. */
  | { state: 'missing' }
  /** The server permanently refused the token. */
  | { state: 'dead'; message: string }
  /** The check failed: no response, or a server error. */
  | { state: 'unknown'; message: string };

/** A client error concerns the link; network errors, server errors and rate limits do not. */
const isLinkError = (error: unknown) =>
  isApiError(error) && error.kind === 'server' && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Moves the token of a reset link from the address bar into memory. The server validates it before the customer types a
 * password.
 */
export function useResetToken() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [validate] = useValidateResetTokenMutation();
  const urlToken = params.get('token') ?? '';
  const [token, setToken] = useState(urlToken);
  const [link, setLink] = useState<ResetLink>({ state: urlToken ? 'checking' : 'missing' });
  const [attempt, setAttempt] = useState(0);

  // a second link opened in the same tab
  if (urlToken && urlToken !== token) {
    setToken(urlToken);
    setLink({ state: 'checking' });
  }

  useEffect(() => {
    if (urlToken) void navigate(pathname, { replace: true });
  }, [urlToken, navigate, pathname]);

  useEffect(() => {
    if (!token) return undefined;
    let isCurrent = true;
    validate({ token })
      .unwrap()
      .then(
        (response) => isCurrent && setLink({ state: 'good', token, email: response?.email ?? '' }),
        (error: unknown) =>
          isCurrent &&
          setLink(
            isLinkError(error)
              ? { state: 'dead', message: getServerMessage(error, "We don't know this link.") }
              : { state: 'unknown', message: getErrorMessage(error, "We couldn't check the link.") },
          ),
      );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt, validate]);

  const retry = useCallback(() => {
    setLink({ state: 'checking' });
    setAttempt((count) => count + 1);
  }, []);

  return { link, retry, markExpired: (message: string) => setLink({ state: 'dead', message }) };
}
