import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

export type Tone = 'brand' | 'harbor' | 'ok' | 'warn' | 'err' | 'neutral';

/** Background and text colour of each tone, for tags and icon tiles. */
export const TONE_CLASSES: Record<Tone, string> = {
  brand: 'bg-brand-50 text-brand-700',
  harbor: 'bg-harbor-50 text-harbor-700',
  ok: 'bg-ok-50 text-ok-700',
  warn: 'bg-warn-50 text-warn-700',
  err: 'bg-err-50 text-err-700',
  neutral: 'bg-ink-100 text-ink-600',
};

type TagProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[22px] items-center gap-1.5 rounded-xs px-2 text-caption font-560 whitespace-nowrap',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        TONE_CLASSES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
