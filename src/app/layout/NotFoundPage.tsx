import { Navigate, useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EmptyState } from '@/components/ui/EmptyState';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';

/** Page of an unknown address. A login with an outdated link ends on the dashboard instead. */
export function NotFoundPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { state } = useLocation() as { state: { isAfterLogin?: boolean } | null };
  if (state?.isAfterLogin) return <Navigate to={PATHS.dashboard} replace />;
  return (
    <div className="mx-auto max-w-[560px] px-8 py-20">
      <EmptyState
        headingLevel={1}
        title="Page not found"
        text="We can't find that page. It may have moved, or the link may be incomplete."
        action={
          <ButtonLink to={isSignedIn ? PATHS.dashboard : PATHS.home} variant="primary">
            {isSignedIn ? 'Go to the dashboard' : 'Go to the home page'}
          </ButtonLink>
        }
      />
    </div>
  );
}
