import { LinkIcon } from 'lucide-react';
import { AuthFrame } from '@/components/art/AuthFrame';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { LoadingDots } from '@/components/ui/LoadingDots';
import { PageTitle } from '@/components/ui/PageTitle';
import { PATHS } from '@/config/paths';
import { NewPasswordForm } from './NewPasswordForm';
import { useResetToken } from './useResetToken';

function ResetPasswordPage() {
  const { link, retry, markExpired } = useResetToken();
  switch (link.state) {
    case 'checking':
      return (
        <AuthFrame>
          <PageTitle className="display text-h1-auth">Reset password</PageTitle>
          <p role="status" className="mt-1 flex items-center gap-3 text-ink-600">
            Checking your link... <LoadingDots className="text-brand-500" />
          </p>
        </AuthFrame>
      );
    case 'good':
      return (
        <AuthFrame>
          <PageTitle className="display text-h1-auth">Reset password</PageTitle>
          <p className="mt-1 text-ink-600">
            Choose a new password
            {link.email && (
              <>
                {' '}
                for <strong className="font-semibold text-ink-900">{link.email}</strong>
              </>
            )}
            .
          </p>
          <NewPasswordForm token={link.token} email={link.email} onDeadLink={markExpired} />
        </AuthFrame>
      );
    case 'missing':
      return (
        <AuthFrame>
          <PageTitle className="display text-h1-auth">Reset password</PageTitle>
          <p role="alert" className="mt-1 text-ink-600">
            Open the link from your email again.
          </p>
          <NewLink />
        </AuthFrame>
      );
    default:
      return (
        <AuthFrame>
          <IconTile tone="warn">
            <LinkIcon strokeWidth={1.75} />
          </IconTile>
          <PageTitle className="display mt-5 text-h1-auth">
            {link.state === 'dead' ? 'This link no longer works' : "We couldn't check this link"}
          </PageTitle>
          <p role="alert" className="mt-1 text-ink-600">
            {link.message}
          </p>
          {link.state === 'dead' ? (
            <>
              <p className="mt-2 text-ink-600">
                A link works once, expires soon, and only the newest one is valid. Your password hasn't changed.
              </p>
              <NewLink />
            </>
          ) : (
            <Button size="lg" className="mt-8 w-full" onClick={retry}>
              Try again
            </Button>
          )}
        </AuthFrame>
      );
  }
}

function NewLink() {
  return (
    <ButtonLink to={PATHS.forgot} size="lg" className="mt-8 w-full">
      Send a new link
    </ButtonLink>
  );
}

export { ResetPasswordPage as Component };
