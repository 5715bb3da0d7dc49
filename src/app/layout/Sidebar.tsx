import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { MOBILE_CUTOFF_PX, SIDEBAR_BREAKPOINT_PX } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { useRouteHandle } from '../useRouteHandle';
import { SectionBoundary } from './SectionBoundary';
import { VisitorSidebar } from './VisitorSidebar';

const loadSidebar = () => import('./CustomerSidebar');

/** The two sidebars of a customer, which visitors never load. */
const CustomerSidebar = lazyWithRetry(loadSidebar, 'CustomerSidebar');
const CollapsedSidebar = lazyWithRetry(
  () => import('./CollapsedSidebar'),
  'CollapsedSidebar',
  <div className="w-[72px] shrink-0 border-r border-ink-150 bg-white" />,
);

/** Requests a customer's sidebar ahead of the first render. A failed request is repeated by the render. */
export function preloadSidebar(): void {
  loadSidebar().catch(() => undefined);
}

/**
 * Sidebar (docs/spec-readings.md, reading 2): docked from 1280px up, collapsed to a rail below. Action pages and pages
 * with a picture have none. The page /quickquote/booking has it docked at every width, and is the only one with a sidebar
 * for visitors.
 */
export function Sidebar() {
  const { pathname } = useLocation();
  const { isActionPage, picture } = useRouteHandle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_CUTOFF_PX}px)`);
  const isWide = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
  const staysOpen = pathname === PATHS.quickQuoteBooking;
  const isPageWithoutSidebar = !isSignedIn || isActionPage || picture !== undefined;

  if (isNarrow || (isPageWithoutSidebar && !staysOpen)) return null;
  if (isWide || staysOpen) {
    return (
      <Docked>
        <SectionBoundary name="The sidebar" className="text-small">
          {isSignedIn ? <CustomerSidebar /> : <VisitorSidebar />}
        </SectionBoundary>
      </Docked>
    );
  }
  return (
    <SectionBoundary name="The sidebar" className="w-[72px] shrink-0 bg-white px-2 py-4 text-caption">
      <CollapsedSidebar />
    </SectionBoundary>
  );
}

function Docked({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Sidebar"
      className="sticky top-16 h-[calc(100dvh-64px)] w-[304px] shrink-0 overflow-y-auto border-r border-ink-150 bg-white p-5 print:hidden"
    >
      {children}
    </aside>
  );
}
