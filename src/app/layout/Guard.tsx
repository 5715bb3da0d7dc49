import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageLoader } from '@/components/ui/PageLoader';
import { getLoginPath, getSessionPath, readSafeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { getVerificationLink } from '@/config/verificationLink';
import { useAppSelector } from '@/store/hooks';
import { selectIsSessionExpired, selectIsSignedIn, selectVerificationPath } from '@/store/user';
import { selectIsLoading } from '@/store/utils';
import { useRouteHandle } from '../useRouteHandle';

/** Tells the next page that a login opened it. A constant, because Navigate navigates again for a new object. */
const AFTER_LOGIN = { isAfterLogin: true };
/** Tells the login page that another tab logged out. */
const AFTER_LOGOUT = { isAfterLogout: true };

/** Redirects by session and route access (docs/spec-readings.md, reading 13). The server authorizes the data of the page. */
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
          <Navigate to={getSessionPath(pathname + search)} replace />
          {/* the next page may take a while to load */}
          <PageLoader />
        </>
      );
    }
    // logout takes visible steps (spec section 4); private content is gone behind the loader
    if (isLoading) {
      // the logout is this tab's own, so the login page does not name another tab
      if (entry.isSignedIn) setEntry({ pathname, isSignedIn });
      return null;
    }
    const hasLostSession = entry.pathname === pathname && entry.isSignedIn;
    const state = hasLostSession ? AFTER_LOGOUT : undefined;
    return <Navigate to={getLoginPath(pathname + search)} state={state} replace />;
  }
  if (access === 'visitor' && isSignedIn) {
    const next = readSafeNext(new URLSearchParams(search).get('next'));
    // logged in on this page, as opposed to opening it while logged in (docs/spec-readings.md, reading 12)
    const hasJustSignedIn = entry.pathname === pathname && !entry.isSignedIn;
    const first = hasJustSignedIn && verification ? getVerificationLink(verification, 'login', next) : null;
    return <Navigate to={first ?? next ?? PATHS.dashboard} state={AFTER_LOGIN} replace />;
  }
  return children;
}
