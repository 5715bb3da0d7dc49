import { Boxes, Truck } from 'lucide-react';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { classNames } from '@/utils/classNames';
import { Tag } from './Tag';

type ModeTagProps = {
  mode: BookingMode;
  /** Text and icon without the tinted background, for table rows. */
  isPlain?: boolean;
  className?: string;
};

/** Tag of a booking mode, always with colour, icon and name: Special is orange, Joint is blue. */
export function ModeTag({ mode, isPlain = false, className }: ModeTagProps) {
  const isShared = mode === 'shared';
  const Icon = isShared ? Boxes : Truck;
  const name = MODE_NAMES[mode];
  if (!isPlain) {
    return (
      <Tag tone={isShared ? 'harbor' : 'brand'} icon={<Icon aria-hidden strokeWidth={2} />} className={className}>
        {name}
      </Tag>
    );
  }
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-caption font-560 whitespace-nowrap',
        isShared ? 'text-harbor-700' : 'text-brand-700',
        className,
      )}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      {name}
    </span>
  );
}
