import { ArrowRight } from 'lucide-react';
import { pluralize } from '@/utils/text';

type Props = {
  from: string;
  to: string;
  /** Number of stops between the two. */
  stopCount?: number;
};

/** Route in one line of a table or a card. */
export function RouteCell({ from, to, stopCount = 0 }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-small">
      <span className="truncate text-ink-600">{from}</span>
      <ArrowRight size={14} strokeWidth={2} role="img" aria-label="to" className="shrink-0 text-ink-400" />
      <span className="truncate text-ink-900">{to}</span>
      {stopCount > 0 && <span className="shrink-0 text-caption text-ink-500">+{pluralize(stopCount, 'stop')}</span>}
    </span>
  );
}
