import { useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/art/AuthFrame';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageTitle } from '@/components/ui/PageTitle';
import { getNextQuery } from '@/config/nextPath';
import { PATHS } from '@/config/paths';

/** Page of an expired session, first covered by the session-expired dialog (spec section 2). */
function SessionPage() {
  const { search } = useLocation();
  return (
    <AuthFrame>
      <PageTitle className="display text-h1-auth">Session Expired</PageTitle>
      <p className="mt-2 text-ink-600">
        You were logged out for your security. Your draft is saved. Log in to continue.
      </p>
      <ButtonLink
        to={{ pathname: PATHS.login, search: getNextQuery(search) }}
        variant="primary"
        size="lg"
        className="mt-8 w-full"
      >
        Log in
      </ButtonLink>
    </AuthFrame>
  );
}

export { SessionPage as Component };
