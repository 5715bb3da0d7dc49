import { CircleCheck } from 'lucide-react';
import { AuthFrame } from '@/components/art/AuthFrame';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { PageTitle } from '@/components/ui/PageTitle';
import { PATHS } from '@/config/paths';
import { useIsNarrow } from '@/hooks/useMediaQuery';

function ResetSuccessPage() {
  const isNarrow = useIsNarrow();
  return (
    <AuthFrame>
      <IconTile tone="ok">
        <CircleCheck strokeWidth={1.75} />
      </IconTile>
      <PageTitle className="display mt-5 text-h1-auth">Password changed</PageTitle>
      <p className="mt-1 text-ink-600">You've been logged out on all devices.</p>
      <p className="mt-2 text-ink-600 desktop:hidden">Use your new password in our app or on a computer.</p>
      <ButtonLink to={PATHS.login} size="lg" className="mt-8 w-full">
        {isNarrow ? 'Log in with our app' : 'Log in'}
      </ButtonLink>
    </AuthFrame>
  );
}

export { ResetSuccessPage as Component };
