import { AuthFrame } from '../../components/art/AuthFrame';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { PATHS } from '../../config/paths';

/** Where a session that could not be renewed ends; the shell's dialog stands over it first (spec section 2). */
export function SessionPage() {
  return (
    <AuthFrame>
      <h1 className="display text-h1-auth">Session Expired</h1>
      <p className="mt-2 text-ink-600">
        You were signed out for your safety. What you were typing is kept; log in to go on with it.
      </p>
      <ButtonLink to={PATHS.login} variant="primary" size="lg" className="mt-8 w-full">
        Login
      </ButtonLink>
    </AuthFrame>
  );
}
