import { Link } from 'react-router-dom';
import { Logo } from '@/components/art/Logo';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/user';
import { selectOpenDrawer } from '@/store/utils';
import { CustomerNav } from './CustomerNav';
import { SectionBoundary } from './SectionBoundary';
import { VisitorNav } from './VisitorNav';

/** While a drawer is open its icons keep toggling: a top layer is left alone by what lies over the page. */
export function TopBar() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const openDrawer = useAppSelector(selectOpenDrawer);
  return (
    <header
      data-react-aria-top-layer={openDrawer ? 'true' : undefined}
      className={`sticky top-0 z-header flex h-16 items-center justify-between border-b border-ink-150 bg-white print:hidden ${isSignedIn ? 'px-6' : 'px-8'}`}
    >
      <Link
        to={isSignedIn ? PATHS.dashboard : PATHS.home}
        aria-label={isSignedIn ? 'Logistix Global, dashboard' : 'Logistix Global, home'}
        className="flex rounded-md"
      >
        <Logo />
      </Link>
      {/* on a phone a page stands alone: what the links lead to is the app's */}
      <div className="hidden desktop:block">
        <SectionBoundary name="The menu" className="text-small">
          {isSignedIn ? <CustomerNav /> : <VisitorNav />}
        </SectionBoundary>
      </div>
    </header>
  );
}
