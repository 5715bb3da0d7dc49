import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MapCanvas, type EngineLoader } from '@/components/map/MapCanvas';
import type { MapEngine } from '@/components/map/engine';

/** Waits for a painted frame and the tasks after it. */
const settle = () =>
  act(() => new Promise<void>((later) => requestAnimationFrame(() => setTimeout(() => setTimeout(later)))));

function show(loadEngine: EngineLoader) {
  const calls = { onEngine: vi.fn(), onFailed: vi.fn() };
  return {
    ...calls,
    ...render(<MapCanvas loadEngine={loadEngine} label="Route" isPreview={false} opensOn={[]} {...calls} />),
  };
}

function madeOf() {
  const destroy = vi.fn();
  return { destroy, engine: { destroy } as unknown as MapEngine };
}

describe('MapCanvas', () => {
  it('reports the map, and destroys it on unmount', async () => {
    const { engine, destroy } = madeOf();
    const { onEngine, onFailed, unmount } = show(() => Promise.resolve(() => engine));
    await settle();
    expect(onEngine.mock.calls).toEqual([[engine]]);
    unmount();
    expect(onEngine.mock.calls).toEqual([[engine], [null]]);
    expect(destroy).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each<[string, EngineLoader]>([
    ['its code does not arrive', () => Promise.reject(new Error('Failed to fetch dynamically imported module'))],
    [
      'it cannot be made',
      () =>
        Promise.resolve(() => {
          throw new Error('no such renderer');
        }),
    ],
  ])('reports one failure when %s', async (_, loadEngine) => {
    const { onEngine, onFailed } = show(loadEngine);
    await settle();
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onEngine).not.toHaveBeenCalled();
  });

  it('destroys a map that is created after the unmount', async () => {
    const { engine, destroy } = madeOf();
    const { onEngine, unmount } = show(() => Promise.resolve(() => engine));
    unmount();
    await settle();
    expect(onEngine).not.toHaveBeenCalled();
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
