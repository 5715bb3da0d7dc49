import { useEffect, useEffectEvent, useRef } from 'react';
import type { EngineOptions, MapEngine } from './engine';

export type EngineMaker = () => Promise<(container: HTMLElement, options: EngineOptions) => MapEngine>;

export const embeddedMap: EngineMaker = async () => (await import('./leafletEngine')).createLeafletEngine;
export const googleMap: EngineMaker = async () => (await import('./googleEngine')).createGoogleEngine;

type Props = EngineOptions & {
  maker: EngineMaker;
  onEngine: (engine: MapEngine | null) => void;
  onFailed: () => void;
};

/** The box a map lives in, from the moment its code has arrived until the box goes. */
export function MapCanvas({ maker, label, isPreview, opensOn, onEngine, onFailed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const announce = useEffectEvent((engine: MapEngine | null) => onEngine(engine));
  const fail = useEffectEvent(() => onFailed());
  const create = useEffectEvent(async (container: HTMLElement) => {
    const make = await maker();
    return make(container, { isPreview, label, opensOn });
  });

  useEffect(() => {
    const root = box.current;
    if (!root) return;
    // A container of its own for each map: the libraries leave their marks on it.
    const container = document.createElement('div');
    container.className = 'map-canvas size-full';
    root.append(container);
    let isGone = false;
    let engine: MapEngine | undefined;
    create(container).then(
      (made) => {
        engine = made;
        if (isGone) made.destroy();
        else announce(made);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
      container.remove();
      if (!engine) return;
      announce(null);
      engine.destroy();
    };
  }, [maker]);

  return <div ref={box} className="absolute inset-0" />;
}
