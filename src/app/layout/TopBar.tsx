import { Link } from 'react-router-dom';
import { Logo } from '@/components/art/Logo';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { selectOpenDrawer } from '@/store/utils';
import { CustomerNav } from './CustomerNav';
import { OfflineNotice } from './OfflineNotice';
import { SectionBoundary } from './SectionBoundary';
import { VisitorNav } from './VisitorNav';

/** Drawers that open below the top bar. */
const DRAWERS = ['menu', 'messages', 'notifications', 'sidebar'];

/** Top bar; react-aria's top layer keeps its icons usable while a drawer is open. */
export function TopBar({ hasNotice }: { hasNotice: boolean }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isDrawerOpen = DRAWERS.includes(useAppSelector(selectOpenDrawer) ?? '');
  return (
    <header
      data-react-aria-top-layer={isDrawerOpen ? 'true' : undefined}
      className={`sticky top-0 z-header flex h-16 items-center justify-between border-b border-ink-150 bg-white px-4 print:hidden ${isSignedIn ? 'desktop:px-6' : 'desktop:px-8'}`}
    >
      <Link
        to={isSignedIn ? PATHS.dashboard : PATHS.home}
        aria-label={isSignedIn ? 'Logistix Global, dashboard' : 'Logistix Global, home'}
        className="flex shrink-0 rounded-md"
      >
        <Logo />
      </Link>
      {hasNotice && <OfflineNotice className="mx-4 min-w-0 overflow-hidden rounded-md" />}
      {/* on phones the linked pages would show the app-download screen */}
      <div className="hidden shrink-0 desktop:block">
        <SectionBoundary name="The menu" className="text-small">
          {isSignedIn ? <CustomerNav /> : <VisitorNav />}
        </SectionBoundary>
      </div>
    </header>
  );
}
