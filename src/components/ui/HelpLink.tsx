import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { getHelpTarget, type HelpTopic } from '@/config/help';
import { classNames } from '@/utils/classNames';

/** Link from an error or a status to its help article. */
export function HelpLink({ topic, className }: { topic: HelpTopic; className?: string }) {
  const { label, to } = getHelpTarget(topic);
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
