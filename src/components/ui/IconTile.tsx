import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import type { Tone } from './Tag';

const TONES: Record<Tone, string> = {
  brand: 'bg-brand-50 text-brand-700',
  harbor: 'bg-harbor-50 text-harbor-700',
  ok: 'bg-ok-50 text-ok-700',
  warn: 'bg-warn-50 text-warn-700',
  err: 'bg-err-50 text-err-700',
  neutral: 'bg-ink-100 text-ink-600',
};

type IconTileProps = { tone?: Tone; isRound?: boolean; className?: string; children: ReactNode };

/** An icon on a tinted ground: a 44px tile, or a 36px disc. */
export function IconTile({ tone = 'brand', isRound = false, className, children }: IconTileProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center',
        isRound ? 'size-9 rounded-full [&_svg]:size-[18px]' : 'size-11 rounded-[12px] [&_svg]:size-[22px]',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
