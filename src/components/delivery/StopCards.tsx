import { Plus } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { DROPOFFS_MAX } from '@/config/constants';
import { MOST_STOPS } from '@/config/messages';
import { RouteLine } from './RouteLine';
import { StopCard, type StopCardStop } from './StopCard';
import { getListedStopName } from './StopList';
import { StopMarker } from './StopMarker';

type Props = {
  /** In route order: the first is the pick-up. */
  stops: readonly StopCardStop[];
  onEdit: (key: string) => void;
  onDelete?: (key: string) => void;
  onDuplicate?: (key: string) => void;
  onMove: (from: number, to: number) => void;
  onAdd: () => void;
};

/** The stops of the booking form: cards along the line, moved by drag or by buttons. */
export function StopCards({ stops, onEdit, onDelete, onDuplicate, onMove, onAdd }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const isFull = stops.length - 1 >= DROPOFFS_MAX;

  function move(from: number, to: number) {
    const stop = stops[from];
    if (!stop || from === to || to < 0 || to >= stops.length) return;
    onMove(from, to);
    setSaid(`${getListedStopName(stop)} moved, now ${to + 1} of ${stops.length}`);
  }

  function handleDrop(to: number) {
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setOver(null);
  }

  /** For the mouse; the buttons of each card do the same for everybody. */
  const dropZone = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      handleDrop(index);
    },
  });

  return (
    <div>
      <ol className="grid gap-3" aria-label="Stops">
        {stops.map((stop, index) => (
          <li
            key={stop.key}
            {...dropZone(index)}
            className={`relative grid grid-cols-[22px_1fr] gap-3 ${dragged === index ? 'opacity-50' : ''}`}
          >
            {index < stops.length - 1 && <RouteLine className="absolute top-9 -bottom-[22px] left-[9.5px]" />}
            <StopMarker kind={stop.kind} number={stop.number} className="z-content mt-3" />
            <div className={over === index && dragged !== index ? 'rounded-md outline-2 outline-brand-500' : ''}>
              <StopCard
                id={`stop-${stop.key}`}
                stop={stop}
                onEdit={() => onEdit(stop.key)}
                onDelete={onDelete && stops.length > 2 && index > 0 ? () => onDelete(stop.key) : undefined}
                onDuplicate={onDuplicate && !isFull && index > 0 ? () => onDuplicate(stop.key) : undefined}
                onMoveUp={index > 0 ? () => move(index, index - 1) : undefined}
                onMoveDown={index < stops.length - 1 ? () => move(index, index + 1) : undefined}
                drag={{
                  onDragStart: (event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', stop.key);
                    setDragged(index);
                  },
                  onDragEnd: () => {
                    setDragged(null);
                    setOver(null);
                  },
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {isFull ? (
        <p className="mt-3 text-small text-ink-600">{MOST_STOPS}</p>
      ) : (
        <button
          type="button"
          onClick={onAdd}
          className="mt-3 flex h-10 w-full items-center justify-center gap-2 rounded-md border border-dashed border-ink-400 font-560 text-ink-900 hover:bg-ink-50"
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add a stop
        </button>
      )}
    </div>
  );
}
