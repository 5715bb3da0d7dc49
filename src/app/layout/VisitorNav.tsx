import { NavLink, useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getNextQuery } from '@/config/nextPath';
import { PATHS } from '@/config/paths';

const LINKS = [
  { to: PATHS.trackTrace, label: 'Track & Trace' },
  { to: PATHS.about, label: 'About' },
];

const linkClasses = ({ isActive }: { isActive: boolean }) =>
  `relative flex h-16 items-center text-[14px] font-540 hover:text-brand-700 ${
    isActive
      ? 'text-brand-700 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-brand-500'
      : 'text-ink-900'
  }`;

export function VisitorNav() {
  const { search } = useLocation();
  return (
    <nav aria-label="Main" className="flex items-center gap-8">
      {LINKS.map(({ to, label }) => (
        <NavLink key={to} to={to} className={linkClasses}>
          {label}
        </NavLink>
      ))}
      <span aria-hidden className="-mx-1 h-6 w-px bg-ink-200" />
      <NavLink to={{ pathname: PATHS.login, search: getNextQuery(search) }} className={linkClasses}>
        Login
      </NavLink>
      <ButtonLink to={PATHS.signup} variant="primary">
        Sign up
      </ButtonLink>
    </nav>
  );
}
