import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { PAGE_TITLE_ID } from '@/components/ui/PageTitle';
import { PRODUCT_NAME } from '@/config/constants';
import { useFocusPageOnChange } from '@/hooks/useFocusPageOnChange';
import { useIsNarrow } from '@/hooks/useMediaQuery';
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

/** Document title: route title, dash, product name; or only the product name (spec section 1). */
function usePageTitle() {
  const { title } = useRouteHandle();
  // a layout effect, so that screen readers announce the new title with the page
  useLayoutEffect(() => {
    document.title = title ? `${title} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}

/** Keeps overlays off the mobile wall: closes drawers, and hides dialogs through CSS so that they keep their input. */
function useHideOverlays(isWalled: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-walled', isWalled);
    if (isWalled) dispatch(drawersHidden());
  }, [dispatch, isWalled]);
}

/** Column of the footer beside a picture: starts where the form above it starts. */
const FOOTER_POSITIONS = {
  wide: 'max-w-[400px] desktop:left-[43%] desktop:w-[57%] desktop:max-w-none desktop:pl-[calc(28.5%-200px)]',
  narrow:
    'max-w-[860px] desktop:left-[min(380px,26.4%)] desktop:w-[calc(100%-min(380px,26.4%)-64px)] sidebar:w-[calc(100%-min(380px,26.4%)-96px)]',
} as const;

/** Places the footer next to the picture of login and sign-up pages, and below the content elsewhere. */
function footerClasses(picture: keyof typeof FOOTER_POSITIONS | undefined, isSignedIn: boolean): string {
  if (picture) return `absolute inset-x-0 bottom-0 mx-auto w-[calc(100%-64px)] py-6 ${FOOTER_POSITIONS[picture]}`;
  return isSignedIn ? 'px-4 py-5 desktop:px-8' : 'bg-white px-4 py-6 desktop:px-20';
}

/** Tells pages apart that were opened by their address: the router gives all of them the key "default". */
const getScrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

export function AppShell() {
  usePageTitle();
  const { pathname } = useLocation();
  useFocusPageOnChange(pathname);
  const main = useRef<HTMLElement>(null);
  const { allowOnMobile, isActionPage, picture } = useRouteHandle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNarrow = useIsNarrow();
  // spec section 2, Layout
  const isBare = pathname.includes('verification');

  // the window width is unknown while prerendering: render both, CSS shows one
  const isWidthUnknown = isNarrow === undefined && !allowOnMobile;
  const isWalled = isNarrow === true && !allowOnMobile;
  useHideOverlays(isWalled);
  // a temporarily narrow window must not lose typed text
  const [wasShown, setWasShown] = useState(false);
  if (isNarrow === false && !wasShown) setWasShown(true);
  return (
    <>
      {(isWidthUnknown || isWalled) && (
        <SectionBoundary name="This screen">
          <MobileWall className={isWidthUnknown ? 'desktop:hidden' : ''} />
        </SectionBoundary>
      )}
      {(!isWalled || wasShown) && (
        <div
          className={classNames(
            'min-h-dvh flex-col',
            isWidthUnknown ? 'hidden desktop:flex' : isWalled ? 'hidden' : 'flex',
          )}
        >
          <a
            href="#main"
            onClick={(event) => {
              // no history entry: the router would take it for a navigation with Back
              event.preventDefault();
              main.current?.focus();
            }}
            className="sr-only z-toast rounded-md bg-white font-560 shadow-pop focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
          >
            {/* not-sr-only removes a padding of the link itself */}
            <span className="block px-4 py-3">Skip to content</span>
          </a>
          {!isBare && <TopBar hasNotice={!isNarrow} />}
          {(isBare || isNarrow) && <OfflineNotice className={`sticky z-header ${isBare ? 'top-0' : 'top-16'}`} />}
          <div className="flex flex-1">
            {!isBare && <Sidebar />}
            {/* named, because screen readers say only the name when a new page gets the focus */}
            <main
              ref={main}
              id="main"
              tabIndex={-1}
              aria-labelledby={PAGE_TITLE_ID}
              className="relative flex min-w-0 flex-1 flex-col outline-none"
            >
              <Guard>
                <div className="flex-1">
                  <Outlet />
                </div>
              </Guard>
              {!isBare && !isActionPage && <Footer className={footerClasses(picture, isSignedIn)} />}
            </main>
          </div>
          <Overlays />
        </div>
      )}
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}
