import { Boxes, Truck } from 'lucide-react';
import type { BookingMode } from '../../config/paths';
import { classNames } from '../../utils/classNames';
import { Tag } from './Tag';

type ModeTagProps = {
  mode: BookingMode;
  /** Text and icon without the tinted ground, for rows of a table. */
  isPlain?: boolean;
  className?: string;
};

/** The two modes always carry colour, icon and word: Special orange, Joint blue. */
export function ModeTag({ mode, isPlain = false, className }: ModeTagProps) {
  const isShared = mode === 'shared';
  const Icon = isShared ? Boxes : Truck;
  return (
    <Tag
      tone={isShared ? 'harbor' : 'brand'}
      icon={<Icon aria-hidden strokeWidth={2} />}
      className={classNames(isPlain && 'h-auto bg-transparent px-0', className)}
    >
      {isShared ? 'Joint' : 'Special'}
    </Tag>
  );
}
