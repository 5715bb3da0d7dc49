import { ListOrdered } from 'lucide-react';
import { useId, useState } from 'react';
import { StopList } from '../delivery/StopList';
import type { MapStop } from './types';

type Props = { stops: readonly MapStop[]; isPreview: boolean; isOpenAtFirst?: boolean };

/** The stops of the map as text: always available to screen readers, and visible on request. */
export function StopsPanel({ stops, isPreview, isOpenAtFirst = false }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const card = 'w-64 max-w-full max-h-72 overflow-y-auto rounded-lg bg-white p-4 shadow-pop';
  const list = (
    <div id={id} className={isOpen ? card : 'sr-only'}>
      <StopList stops={stops} label="Stops on the map" />
    </div>
  );
  if (isPreview) return list;
  return (
    <div className="absolute bottom-8 left-4 z-map-control grid justify-items-start gap-2">
      {list}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-10 items-center gap-2 rounded-md bg-white px-3 text-small font-560 text-ink-800 shadow-pop hover:bg-ink-50"
      >
        <ListOrdered size={18} strokeWidth={1.75} aria-hidden />
        {isOpen ? 'Hide the list of stops' : 'Show stops as a list'}
      </button>
    </div>
  );
}
