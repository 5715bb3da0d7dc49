import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type ControlProps = { label: string; onPress: () => void; children: ReactNode };

function Control({ label, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-10 place-items-center bg-white text-ink-800 transition-colors duration-100 hover:bg-ink-50 focus-visible:-outline-offset-2"
    >
      {children}
    </button>
  );
}

type Props = { onZoom: (step: 1 | -1) => void; onFit: () => void };

/** Zoom buttons, and a button that shows the whole route. */
export function MapControls({ onZoom, onFit }: Props) {
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const card = 'overflow-hidden rounded-md shadow-pop';
  return (
    <div className="absolute right-4 bottom-8 z-map-control grid gap-2">
      <div className={card}>
        <Control label="Show the whole route" onPress={onFit}>
          <LocateFixed {...icon} />
        </Control>
      </div>
      <div className={`divide-y divide-ink-150 ${card}`}>
        <Control label="Zoom in" onPress={() => onZoom(1)}>
          <Plus {...icon} />
        </Control>
        <Control label="Zoom out" onPress={() => onZoom(-1)}>
          <Minus {...icon} />
        </Control>
      </div>
    </div>
  );
}
