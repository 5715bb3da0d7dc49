import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/art/AuthFrame';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PATHS } from '@/config/paths';
import { nextQuery } from '@/utils/next';

/** Where a session that could not be renewed ends; the shell's dialog stands over it first (spec section 2). */
function SessionPage() {
  const { search } = useLocation();
  return (
    <AuthFrame>
      <h1 className="display text-h1-auth">Session Expired</h1>
      <p className="mt-2 text-ink-600">
        You were signed out for your safety. What you were typing is kept; log in to go on with it.
      </p>
      <ButtonLink
        to={{ pathname: PATHS.login, search: nextQuery(search) }}
        variant="primary"
        size="lg"
        className="mt-8 w-full"
      >
        Login
      </ButtonLink>
    </AuthFrame>
  );
}

export { SessionPage as Component };
