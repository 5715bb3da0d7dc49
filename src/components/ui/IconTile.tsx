import type { ReactNode } from 'react';
import { classNames } from '@/utils/classNames';
import { TONE_CLASSES, type Tone } from './Tag';

type IconTileProps = { tone?: Tone; isRound?: boolean; children: ReactNode };

/** An icon on a tinted background: a 44px tile or a 36px disc. */
export function IconTile({ tone = 'brand', isRound = false, children }: IconTileProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center',
        isRound ? 'size-9 rounded-full [&_svg]:size-[18px]' : 'size-11 rounded-[12px] [&_svg]:size-[22px]',
        TONE_CLASSES[tone],
      )}
    >
      {children}
    </span>
  );
}
