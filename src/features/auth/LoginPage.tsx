import { Link, useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/art/AuthFrame';
import { PATHS } from '@/config/paths';
import { LoginForm } from './LoginForm';

/** Login page. Its query, with the page to open after login, carries over to sign-up. */
function LoginPage() {
  const { search, state } = useLocation() as { search: string; state: { isAfterLogout?: boolean } | null };
  return (
    <AuthFrame>
      {/* reserves the final height: a centered form would move up as the HTML arrives */}
      <div className="min-h-[516px]">
        <h1 className="display text-h1-auth">Log in</h1>
        <p className="mt-1 text-ink-600">
          New here?{' '}
          <Link
            to={{ pathname: PATHS.signup, search }}
            className="rounded-xs font-semibold text-brand-700 hover:underline"
          >
            Sign up
          </Link>
        </p>
        {state?.isAfterLogout && (
          <p role="status" className="mt-6 rounded-md bg-ink-50 p-3 text-small text-ink-700">
            You were logged out in another tab.
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
