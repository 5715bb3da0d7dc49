import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { MOBILE_CUTOFF_PX } from '../../config/constants';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { useRouteHandle } from '../appRoute';
import { Overlays } from '../overlays/Overlays';
import { Footer } from './Footer';
import { Guard } from './Guard';
import { MobileWall } from './MobileWall';
import { OfflineNotice } from './OfflineNotice';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { usePageTitle } from './usePageTitle';

/** Moves the reading position to the new page, so that a screen reader does not stay on the old one's link. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Beside the picture on the sign-in pages, at the foot of the column elsewhere. */
function footerLook(isBesidePicture: boolean, isSignedIn: boolean): string {
  if (isBesidePicture) return 'absolute right-0 bottom-0 left-0 justify-center py-6 desktop:left-[43%]';
  return isSignedIn ? 'px-8 py-5' : 'bg-white px-20 py-6';
}

export function AppShell() {
  usePageTitle();
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  const { allowOnMobile, isActionPage, hasPicture = false } = useRouteHandle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_CUTOFF_PX}px)`);
  const isBare = pathname.includes('verification');

  if (isNarrow && !allowOnMobile) return <MobileWall />;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-white px-4 py-3 font-560 shadow-pop focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      {!isBare && <TopBar />}
      <OfflineNotice />
      <div className="flex flex-1">
        {!isBare && <Sidebar />}
        <main ref={main} id="main" tabIndex={-1} className="relative flex min-w-0 flex-1 flex-col outline-none">
          <Guard>
            <div className="flex-1">
              <Outlet />
            </div>
          </Guard>
          {!isBare && !isActionPage && <Footer className={footerLook(hasPicture, isSignedIn)} />}
        </main>
      </div>
      <Overlays />
      <ScrollRestoration />
    </div>
  );
}
