import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RouteLine } from '@/components/delivery/RouteLine';
import { StopMarker } from '@/components/delivery/StopMarker';
import { DROPOFFS_MAX } from '@/config/constants';
import { MOST_STOPS } from '@/config/messages';
import { getStopName } from '@/utils/stopNames';
import { StopCard, type StopCardStop } from './StopCard';
import { useStopDrag } from './useStopDrag';

type Props = {
  /** In route order: pickup first. */
  stops: readonly StopCardStop[];
  onEdit: (key: string) => void;
  onDelete?: (key: string) => void;
  onDuplicate?: (key: string) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
};

/** Stop cards of the booking form along the route line, moved by drag or by buttons. */
export function StopCards({ stops, onEdit, onDelete, onDuplicate, onMove, onAdd }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const { dragged, target, getHandleProps, getDropZoneProps } = useStopDrag(move);
  const isFull = stops.length - 1 >= DROPOFFS_MAX;

  function move(from: number, to: number) {
    const stop = stops[from];
    if (!stop || from === to || to < 0 || to >= stops.length) return;
    onMove(from, to);
    setAnnouncement(`${getStopName(stop)} moved, now ${to + 1} of ${stops.length}`);
  }

  return (
    <div>
      <ol className="grid gap-3" aria-label="Stops">
        {stops.map((stop, index) => (
          <li
            key={stop.key}
            {...getDropZoneProps(index)}
            className={`relative grid grid-cols-[22px_1fr] gap-3 ${dragged === index ? 'opacity-50' : ''}`}
          >
            {index < stops.length - 1 && <RouteLine className="absolute top-9 -bottom-[22px] left-[9.5px]" />}
            <StopMarker kind={stop.kind} number={stop.number} className="z-content mt-3" />
            <div className={target === index && dragged !== index ? 'rounded-md outline-2 outline-brand-500' : ''}>
              <StopCard
                id={`stop-${stop.key}`}
                stop={stop}
                onEdit={() => onEdit(stop.key)}
                onDelete={onDelete && stops.length > 2 && index > 0 ? () => onDelete(stop.key) : undefined}
                onDuplicate={onDuplicate && !isFull && index > 0 ? () => onDuplicate(stop.key) : undefined}
                onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
                onMoveDown={index < stops.length - 1 ? () => move(index, index + 1) : undefined}
                drag={getHandleProps(index, stop.key)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isFull ? <p className="mt-3 text-small text-ink-600">{MOST_STOPS}</p> : <AddStopButton onPress={onAdd} />}
    </div>
  );
}

function AddStopButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mt-3 flex h-10 w-full items-center justify-center gap-2 rounded-md border border-dashed border-ink-400 font-560 text-ink-900 hover:bg-ink-50"
    >
      <Plus size={18} strokeWidth={1.75} aria-hidden />
      Add a stop
    </button>
  );
}
