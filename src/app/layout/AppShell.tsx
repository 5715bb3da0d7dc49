import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { MOBILE_CUTOFF_PX, PRODUCT_NAME } from '@/config/constants';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { drawersHidden } from '@/store/utils';
import { classNames } from '@/utils/classNames';
import { Overlays } from '../overlays/Overlays';
import { useRouteHandle } from '../useRouteHandle';
import { Footer } from './Footer';
import { Guard } from './Guard';
import { MobileWall } from './MobileWall';
import { OfflineNotice } from './OfflineNotice';
import { SectionBoundary } from './SectionBoundary';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

/** The route's title, a dash, the product's name; or the product's name alone (spec section 1). */
function usePageTitle() {
  const { title } = useRouteHandle();
  // in a layout effect, so that a screen reader announces the new title together with the page
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}

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

/** Nothing lies over the wall: drawers close, and a dialog waits unseen with what was typed into it. */
function useNothingOverWall(isWalled: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-walled', isWalled);
    if (isWalled) dispatch(drawersHidden());
  }, [dispatch, isWalled]);
}

const BESIDE = {
  wide: 'left-0 justify-center desktop:left-[43%]',
  narrow:
    'left-0 mx-auto w-[calc(100%-64px)] max-w-[860px] desktop:left-[min(380px,26.4%)] ' +
    'desktop:w-[calc(100%-min(380px,26.4%)-64px)]',
} as const;

/** Beside the picture on the sign-in and sign-up pages, at the foot of the column elsewhere. */
function footerLook(picture: keyof typeof BESIDE | undefined, isSignedIn: boolean): string {
  if (picture) return `absolute right-0 bottom-0 py-6 ${BESIDE[picture]}`;
  return isSignedIn ? 'px-8 py-5' : 'bg-white px-20 py-6';
}

export function AppShell() {
  usePageTitle();
  const main = useFocusOnNavigation();
  const { pathname } = useLocation();
  const { allowOnMobile, isActionPage, picture } = useRouteHandle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_CUTOFF_PX}px)`);
  const isBare = pathname.includes('verification');

  // prerendered, the window's width is not known yet: both are there, and the style sheet shows the right one
  const isEither = isNarrow === undefined && !allowOnMobile;
  const isWalled = isNarrow === true && !allowOnMobile;
  useNothingOverWall(isWalled);
  // a window that is made narrow for a moment must not cost what was typed
  const [wasShown, setWasShown] = useState(false);
  if (isNarrow === false && !wasShown) setWasShown(true);
  return (
    <>
      {(isEither || isWalled) && (
        <SectionBoundary name="This screen">
          <MobileWall className={isEither ? 'desktop:hidden' : ''} />
        </SectionBoundary>
      )}
      {(!isWalled || wasShown) && (
        <div
          className={classNames('min-h-dvh flex-col', isEither ? 'hidden desktop:flex' : isWalled ? 'hidden' : 'flex')}
        >
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
              {!isBare && !isActionPage && <Footer className={footerLook(picture, isSignedIn)} />}
            </main>
          </div>
          <Overlays />
        </div>
      )}
      <ScrollRestoration />
    </>
  );
}
