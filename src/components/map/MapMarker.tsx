import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@/lib/maps/geo';
import type { MapEngine, MarkerHandle, MarkerLayer } from './engine';
import { glide } from './glide';

/** Creates the element that the map positions; React renders its content through a portal. */
export function createMarkerBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'map-marker';
  return box;
}

type Props = { engine: MapEngine; point: Point; layer: MarkerLayer; isGliding?: boolean; children: ReactNode };

/** React content at a point of the map. It jumps to a new `point`, or glides there with `isGliding`. */
export function MapMarker({ engine, point: { lat, lng }, layer, isGliding = false, children }: Props) {
  const [box] = useState(createMarkerBox);
  const handle = useRef<MarkerHandle | null>(null);
  const shown = useRef<Point>({ lat, lng });

  useEffect(() => {
    const placed = engine.addMarker(box, shown.current, layer);
    handle.current = placed;
    return () => {
      handle.current = null;
      placed.remove();
    };
  }, [engine, box, layer]);

  useEffect(() => {
    function moveTo(point: Point) {
      shown.current = point;
      handle.current?.moveTo(point);
    }
    if (isGliding) return glide(shown.current, { lat, lng }, moveTo);
    moveTo({ lat, lng });
  }, [lat, lng, isGliding]);

  return createPortal(children, box);
}
