import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MapCanvas, type EngineMaker } from '@/components/map/MapCanvas';
import type { MapEngine } from '@/components/map/engine';

/** Until a frame has been painted, and what waited for it has run. */
const settle = () =>
  act(() => new Promise<void>((later) => requestAnimationFrame(() => setTimeout(() => setTimeout(later)))));

function show(maker: EngineMaker) {
  const calls = { onEngine: vi.fn(), onFailed: vi.fn() };
  return { ...calls, ...render(<MapCanvas maker={maker} label="Route" isPreview={false} opensOn={[]} {...calls} />) };
}

function madeOf() {
  const destroy = vi.fn();
  return { destroy, engine: { destroy } as unknown as MapEngine };
}

describe('MapCanvas', () => {
  it('hands the map over, and takes it back and destroys it when it unmounts', async () => {
    const { engine, destroy } = madeOf();
    const { onEngine, onFailed, unmount } = show(() => Promise.resolve(() => engine));
    await settle();
    expect(onEngine.mock.calls).toEqual([[engine]]);
    unmount();
    expect(onEngine.mock.calls).toEqual([[engine], [null]]);
    expect(destroy).toHaveBeenCalledTimes(1);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it.each<[string, EngineMaker]>([
    ['its code does not arrive', () => Promise.reject(new Error('Failed to fetch dynamically imported module'))],
    [
      'it cannot be made',
      () =>
        Promise.resolve(() => {
          throw new Error('no such renderer');
        }),
    ],
  ])('says once that there is no map when %s', async (_, maker) => {
    const { onEngine, onFailed } = show(maker);
    await settle();
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onEngine).not.toHaveBeenCalled();
  });

  it('lets go of a map that arrives too late', async () => {
    const { engine, destroy } = madeOf();
    const { onEngine, unmount } = show(() => Promise.resolve(() => engine));
    unmount();
    await settle();
    expect(onEngine).not.toHaveBeenCalled();
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
