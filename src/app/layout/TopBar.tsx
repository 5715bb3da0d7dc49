import { Link } from 'react-router-dom';
import { Logo } from '../../components/art/Logo';
import { PATHS } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/user';
import { CustomerNav } from './CustomerNav';
import { VisitorNav } from './VisitorNav';

export function TopBar() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <header className="sticky top-0 z-header flex h-16 items-center justify-between border-b border-ink-150 bg-white px-6 print:hidden">
      <Link
        to={isSignedIn ? PATHS.dashboard : PATHS.home}
        aria-label={isSignedIn ? 'Logistix Global, dashboard' : 'Logistix Global, home'}
        className="rounded-md"
      >
        <Logo />
      </Link>
      {isSignedIn ? <CustomerNav /> : <VisitorNav />}
    </header>
  );
}
