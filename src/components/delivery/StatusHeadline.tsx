import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import type { Tone } from '../ui/Tag';
import { useAnnounceChange } from '../ui/announce';
import { getStatusTone } from './StatusTag';

const DOTS: Record<Tone, string> = {
  brand: 'bg-brand-500',
  harbor: 'bg-harbor-500',
  ok: 'bg-ok-500',
  warn: 'bg-warn-500',
  err: 'bg-err-500',
  neutral: 'bg-ink-400',
};

type StatusHeadlineProps = {
  /** Status from the server, which decides the colour. */
  status: string;
  lead: string;
  /** Text between lead and time for screen readers, which read both as one sentence. */
  separator: string;
  /** Formatted time, shown large; '' for none. */
  time: string;
  /** Other formatted times. */
  others: readonly { caption: string; time: string }[];
  isOnDark?: boolean;
  /** Shown at the right, such as the remaining time. */
  children?: ReactNode;
};

/**
 * State of a delivery as a heading with its time, and the other times beside it. Screen readers announce each new state,
 * not each time.
 */
export function StatusHeadline({ status, lead, separator, time, others, isOnDark, children }: StatusHeadlineProps) {
  useAnnounceChange(lead, lead + separator + time);
  const tone = getStatusTone(status);
  const captionClasses = `tabular block text-small ${isOnDark ? 'text-ink-300' : 'text-ink-600'}`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <h2 className={classNames(tone === 'ok' && (isOnDark ? 'text-ok-500' : 'text-ok-700'))}>
        <span className={`flex items-baseline gap-2 ${time ? 'text-h3 font-620' : 'display text-h2'}`}>
          <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${DOTS[tone]}`} />
          {lead}
        </span>
        {time && (
          <>
            <span className="sr-only">{separator}</span>
            <span className="amount block text-eta">{time}</span>
          </>
        )}
      </h2>
      {others.length > 0 && (
        <div className="flex gap-x-6">
          {others.map((other) => (
            <p key={other.caption}>
              <span className={captionClasses}>{other.caption}</span>
              <span className="amount block text-h2">{other.time}</span>
            </p>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
