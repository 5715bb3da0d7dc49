import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Point } from '@/lib/maps/geo';
import { Button } from '../ui/Button';
import { LazyDeliveryMap } from './LazyDeliveryMap';
import { APPROXIMATE_PIN } from './pinStatus';

type PinPickerProps = {
  name: string;
  point: Point | null;
  /** True if the pin is only at the centre of the barangay or city. */
  isApproximate: boolean;
  onPick: (point: Point) => void;
  /** Called when the customer confirms an approximate pin. */
  onConfirm: () => void;
};

type PinStatus = 'none' | 'approximate' | 'exact';
const STATUS: Record<PinStatus, { text: string; textClass: string; iconClass: string }> = {
  none: { text: 'Not on the map yet', textClass: 'text-ink-600', iconClass: 'text-ink-500' },
  approximate: { text: APPROXIMATE_PIN, textClass: 'text-warn-700', iconClass: 'text-warn-700' },
  exact: { text: 'On the map', textClass: 'text-ink-600', iconClass: 'text-ok-700' },
};

/** Status of a pin, with a map to place, move or confirm it. The map loads when it opens. */
export function PinPicker({ name, point, isApproximate, onPick, onConfirm }: PinPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const status: PinStatus = point === null ? 'none' : isApproximate ? 'approximate' : 'exact';
  const { text, textClass, iconClass } = STATUS[status];
  const handleConfirm = () => {
    onConfirm();
    // the confirm button disappears and would lose the focus
    toggle.current?.focus();
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p className={`flex items-center gap-2 text-small ${textClass}`}>
          <MapPin size={16} strokeWidth={1.75} aria-hidden className={`shrink-0 ${iconClass}`} />
          {text}
        </p>
        <Button ref={toggle} variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the map' : point ? 'Move the pin' : 'Place a pin'}
        </Button>
      </div>
      {isOpen && (
        <>
          <LazyDeliveryMap
            label={`Pin of ${name.toLowerCase()}`}
            stops={[]}
            pick={{ value: point, onPick }}
            className="mt-2 h-60 rounded-md"
          />
          {status === 'approximate' && (
            <Button variant="secondary" size="sm" className="mt-2 w-full" onClick={handleConfirm}>
              Confirm pin
            </Button>
          )}
        </>
      )}
    </div>
  );
}
