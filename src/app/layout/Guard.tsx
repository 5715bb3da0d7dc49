import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageLoader } from '@/components/ui/PageLoader';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn, selectVerificationPath } from '@/store/user';
import { selectIsLoading } from '@/store/utils';
import { loginPath, safeNext, sessionPath } from '@/utils/next';
import { verificationLink } from '@/utils/verificationLink';
import { useRouteHandle } from '../useRouteHandle';

/** Decides on the session alone (README, Guards); what the page then shows is for the server to decide. */
export function Guard({ children }: { children: ReactNode }) {
  const { access } = useRouteHandle();
  const { pathname, search } = useLocation();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isSessionExpired = useAppSelector(selectIsSessionExpired);
  const isLoading = useAppSelector(selectIsLoading);
  const verification = useAppSelector(selectVerificationPath);
  const [entry, setEntry] = useState({ pathname, isSignedIn });
  if (entry.pathname !== pathname) setEntry({ pathname, isSignedIn });

  if (access === 'customer' && !isSignedIn) {
    if (isSessionExpired) {
      return (
        <>
          <Navigate to={sessionPath(pathname + search)} replace />
          {/* the code of the next page may take a while */}
          <PageLoader />
        </>
      );
    }
    // Logging out keeps its visible steps (spec section 4): nothing private stays behind the loader.
    if (isLoading) return null;
    return <Navigate to={loginPath(pathname + search)} replace />;
  }
  if (access === 'visitor' && isSignedIn) {
    const next = safeNext(new URLSearchParams(search).get('next'));
    // signed in on this very page, not merely opening it (README, Verification link)
    const hasJustSignedIn = entry.pathname === pathname && !entry.isSignedIn;
    const first = hasJustSignedIn && verification ? verificationLink(verification, 'login', next) : null;
    return <Navigate to={first ?? next ?? PATHS.dashboard} replace />;
  }
  return children;
}
