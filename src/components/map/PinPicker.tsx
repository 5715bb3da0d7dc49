import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { LazyDeliveryMap } from './LazyDeliveryMap';

type Point = { lat: number; lng: number };
type PinPickerProps = { name: string; point: Point | null; onPick: (point: Point) => void };

/** Where the stop is on the map; the map itself comes only when it is asked for. */
export function PinPicker({ name, point, onPick }: PinPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-small text-ink-600">
          <MapPin size={16} strokeWidth={1.75} aria-hidden className={point ? 'text-ok-700' : 'text-ink-500'} />
          {point ? 'On the map' : 'Not on the map yet'}
        </p>
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the map' : point ? 'Move the pin' : 'Place a pin'}
        </Button>
      </div>
      {isOpen && (
        <LazyDeliveryMap
          label={`Pin of ${name.toLowerCase()}`}
          stops={[]}
          pick={{ value: point, onPick }}
          className="mt-2 h-60 rounded-md"
        />
      )}
    </div>
  );
}
