import { Boxes, Truck } from 'lucide-react';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { Segmented } from '../ui/Segmented';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const MODES = [
  { value: 'exclusive', label: MODE_NAMES.exclusive, icon: <Truck {...icon} /> },
  { value: 'shared', label: MODE_NAMES.shared, icon: <Boxes {...icon} /> },
] as const;

const DESCRIPTIONS: Record<BookingMode, string> = {
  exclusive: 'A whole vehicle, just for your goods.',
  shared: 'Share a vehicle and pay only your part of the fare.',
};

type Props = {
  value: BookingMode;
  onChange: (mode: BookingMode) => void;
  hasDescription?: boolean;
  isWide?: boolean;
  className?: string;
};

/** Switch between the booking modes Special and Joint. */
export function ModeSwitch({ value, onChange, hasDescription = false, isWide = false, className }: Props) {
  return (
    <div className={className}>
      <Segmented
        label="Choose how you transfer"
        options={MODES}
        value={value}
        onChange={onChange}
        isWide={isWide}
        className={isWide ? '' : 'w-[340px] max-w-full *:flex-1'}
      />
      {hasDescription && <p className="mt-2 text-small text-ink-600">{DESCRIPTIONS[value]}</p>}
    </div>
  );
}
