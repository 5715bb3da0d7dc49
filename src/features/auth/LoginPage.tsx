import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '@/components/art/AuthFrame';
import { PageTitle } from '@/components/ui/PageTitle';
import { readBookingNext } from '@/config/nextPath';
import { ACCOUNT_DELETED_PATH, PATHS } from '@/config/paths';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { VISITOR } from '@/store/userState';
import { LoginForm } from './LoginForm';

/** Returns true after the deletion of an account, until the page is left or reloaded. */
function useIsAfterDeletion() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isAfterDeletion] = useState(pathname + search === ACCOUNT_DELETED_PATH);
  useEffect(() => {
    // neither a reload nor the address bar repeats the notice
    if (isAfterDeletion) void navigate(PATHS.login, { replace: true });
  }, [isAfterDeletion, navigate]);
  return isAfterDeletion;
}

/** Returns true for a visitor who came from a quote to book it. */
function useIsToBookQuote(search: string) {
  const isWanted = useAppSelector(selectDraft(VISITOR))?.is_wanted;
  return isWanted && readBookingNext(new URLSearchParams(search).get('next')) !== null;
}

/** Login page. Its query, with the page to open after login, carries over to sign-up. */
function LoginPage() {
  const { search, state } = useLocation() as { search: string; state: { isAfterLogout?: boolean } | null };
  const isAfterDeletion = useIsAfterDeletion();
  const isToBookQuote = useIsToBookQuote(search);
  const notice = isAfterDeletion
    ? 'Your account was deleted.'
    : state?.isAfterLogout
      ? 'You were logged out in another tab.'
      : isToBookQuote && 'Your quote is saved. Log in or sign up to book it.';
  return (
    <AuthFrame>
      {/* reserves the final height: a centered form would move up as the HTML arrives */}
      <div className="min-h-[516px]">
        <PageTitle className="display text-h1-auth">Log in</PageTitle>
        <p className="mt-1 text-ink-600">
          New here?{' '}
          <Link
            to={{ pathname: PATHS.signup, search }}
            className="rounded-xs font-semibold text-brand-700 hover:underline"
          >
            Sign up
          </Link>
        </p>
        {notice && (
          <p role="status" className="mt-6 rounded-md bg-ink-50 p-3 text-small text-ink-700">
            {notice}
          </p>
        )}
        <LoginForm />
        <p className="mt-6 text-center text-small">
          <Link to={PATHS.helpCenter} className="rounded-xs font-semibold text-brand-700 hover:underline">
            Get help logging in
          </Link>
        </p>
      </div>
    </AuthFrame>
  );
}

export { LoginPage as Component };
