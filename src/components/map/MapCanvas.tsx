import { useEffect, useEffectEvent, useRef } from 'react';
import type { EngineOptions, MapEngine } from './engine';

export type EngineLoader = () => Promise<(container: HTMLElement, options: EngineOptions) => MapEngine>;

export const loadEmbeddedMap: EngineLoader = async () => (await import('./leafletEngine')).createLeafletEngine;
export const loadGoogleMap: EngineLoader = async () => (await import('./googleEngine')).createGoogleEngine;

type Props = EngineOptions & {
  loadEngine: EngineLoader;
  onEngine: (engine: MapEngine | null) => void;
  onFailed: () => void;
};

/** Container of a map. Creates the map when its code has loaded and destroys it on unmount. */
export function MapCanvas({ loadEngine, onEngine, onFailed, ...options }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reportEngine = useEffectEvent((engine: MapEngine | null) => onEngine(engine));
  const reportFailure = useEffectEvent(() => onFailed());
  const create = useEffectEvent(async (container: HTMLElement) => {
    const make = await loadEngine();
    return make(container, options);
  });

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    // one container per map, because the libraries modify it
    const container = document.createElement('div');
    container.className = 'map-canvas size-full';
    root.append(container);
    let isUnmounted = false;
    let engine: MapEngine | undefined;
    create(container).then(
      (made) => {
        engine = made;
        if (isUnmounted) made.destroy();
        else reportEngine(made);
      },
      () => {
        if (!isUnmounted) reportFailure();
      },
    );
    return () => {
      isUnmounted = true;
      container.remove();
      if (!engine) return;
      reportEngine(null);
      engine.destroy();
    };
  }, [loadEngine]);

  return <div ref={box} className="absolute inset-0" />;
}
