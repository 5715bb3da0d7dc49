import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HelpTarget } from '@/config/helpTarget';
import { classNames } from '@/utils/classNames';

/** Link to the help center with a question mark. */
export function HelpTargetLink({ label, to, className }: HelpTarget & { className?: string }) {
  return (
    <Link
      to={to}
      className={classNames(
        'inline-flex min-h-6 items-center gap-1.5 text-small font-560 text-brand-700 hover:underline',
        className,
      )}
    >
      <CircleHelp size={15} strokeWidth={2} aria-hidden className="shrink-0" />
      {label}
    </Link>
  );
}
