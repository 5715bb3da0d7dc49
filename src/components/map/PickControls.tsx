import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import type { MapEngine } from './engine';
import type { MapPick } from './types';

/** Picks a point by keyboard: move the map below the crosshair, then use its centre. */
export function PickControls({ engine, pick }: { engine: MapEngine; pick: MapPick }) {
  const [announcement, setAnnouncement] = useState('');

  function handleUse() {
    const point = engine.getCentre();
    pick.onPick(point);
    setAnnouncement(`Point set at ${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`);
  }

  return (
    <>
      <Crosshair
        size={28}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-1/2 z-map-control -translate-1/2 text-ink-900"
      />
      <button
        type="button"
        onClick={handleUse}
        className="absolute bottom-8 left-1/2 z-map-control h-10 -translate-x-1/2 rounded-md bg-ink-900 px-4 font-560 text-white shadow-pop hover:bg-ink-800"
      >
        Use this point
      </button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
