import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { later } from '../../components/ui/later';
import { SIDEBAR_BREAKPOINT_PX } from '../../config/constants';
import { PATHS } from '../../config/paths';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { useRouteHandle } from '../appRoute';
import { CustomerSidebar, SidebarRail } from './forCustomers';

const VisitorSidebar = later(() => import('./VisitorSidebar').then((module) => module.VisitorSidebar));

/**
 * Contract reading 2: docked from 1280px up, a rail behind a button below; action pages carry an action bar
 * instead, but quick quotation keeps it at any width. A visitor meets it on quick quotation alone.
 */
export function Sidebar() {
  const { pathname } = useLocation();
  const { isActionPage, access } = useRouteHandle();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isWide = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
  const [isOpen, setIsOpen] = useState(false);
  const [shownFor, setShownFor] = useState(pathname);
  const staysOpen = pathname === PATHS.quickQuoteBooking;

  // Every navigation hides the opened sidebar (spec section 2, Layout).
  if (shownFor !== pathname) {
    setShownFor(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  if (!isSignedIn)
    return staysOpen ? (
      <Docked>
        <VisitorSidebar />
      </Docked>
    ) : null;
  if (!staysOpen && (isActionPage || access === 'visitor')) return null;
  if (isWide || staysOpen) {
    return (
      <Docked>
        <CustomerSidebar />
      </Docked>
    );
  }
  return (
    <>
      <SidebarRail isOpen={isOpen} onToggle={() => setIsOpen((open) => !open)} />
      {isOpen && (
        <>
          <button
            type="button"
            aria-label="Close sidebar"
            tabIndex={-1}
            onClick={() => setIsOpen(false)}
            className="fixed inset-0 top-16 z-sidebar bg-ink-950/55"
          />
          <aside
            aria-label="Sidebar"
            className="fixed top-16 bottom-0 left-0 z-sidebar w-[304px] overflow-y-auto bg-white p-5 shadow-pop"
          >
            <CustomerSidebar />
          </aside>
        </>
      )}
    </>
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
