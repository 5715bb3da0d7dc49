import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine, MarkerHandle, MarkerLayer } from './engine';
import { glide } from './glide';
import type { MapPoint } from './types';

/** An empty box that the map places; its content is rendered by React. */
export function markerBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'map-marker';
  return box;
}

type Props = { engine: MapEngine; at: MapPoint; layer: MarkerLayer; isGliding?: boolean; children: ReactNode };

/** Anything of ours at a point of the map. It moves with `at`; gliding, it takes its time. */
export function MapMarker({ engine, at: { lat, lng }, layer, isGliding = false, children }: Props) {
  const [box] = useState(markerBox);
  const handle = useRef<MarkerHandle | null>(null);
  const shown = useRef<MapPoint>({ lat, lng });

  useEffect(() => {
    const placed = engine.addMarker(box, shown.current, layer);
    handle.current = placed;
    return () => {
      handle.current = null;
      placed.remove();
    };
  }, [engine, box, layer]);

  useEffect(() => {
    function moveTo(at: MapPoint) {
      shown.current = at;
      handle.current?.moveTo(at);
    }
    if (isGliding) return glide(shown.current, { lat, lng }, moveTo);
    moveTo({ lat, lng });
  }, [lat, lng, isGliding]);

  return createPortal(children, box);
}
