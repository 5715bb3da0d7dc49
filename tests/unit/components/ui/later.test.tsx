import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../../../src/components/ui/later';

const Part = () => <p>The part</p>;

/** Code that arrives when it is told to, within the same turn. */
function heldBack() {
  let arrive: () => void = () => undefined;
  const load = () =>
    ({
      then: (take: (part: ComponentType) => void) => {
        arrive = () => take(Part);
        return Promise.resolve();
      },
    }) as unknown as Promise<ComponentType>;
  return { Late: later(load, () => <p>On its way</p>), arrive: () => arrive() };
}

function Arriving({ arrive }: { arrive: () => void }) {
  useLayoutEffect(arrive, [arrive]);
  return null;
}

describe('a part that comes later', () => {
  it('is shown at once where its code is there', () => {
    const { Late, arrive } = heldBack();
    void Late.preload();
    arrive();
    render(<Late />);
    expect(screen.getByText('The part')).toBeVisible();
  });

  it('is shown too where its code comes after the first picture and before anybody asked again', async () => {
    const { Late, arrive } = heldBack();
    void Late.preload();
    render(
      <>
        <Late />
        <Arriving arrive={arrive} />
      </>,
    );
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByText('On its way')).toBeNull();
  });

  describe('is asked for', () => {
    afterEach(() => vi.restoreAllMocks());

    /** Frames that come when they are told to. */
    function heldFrames() {
      const frames: FrameRequestCallback[] = [];
      vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
      return () => frames.splice(0).forEach((callback) => callback(0));
    }

    it('once the page around it is painted', async () => {
      const paint = heldFrames();
      const load = vi.fn(() => Promise.resolve(Part));
      const Late = later(load, () => <p>On its way</p>);
      render(<Late />);
      await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
      expect(load).not.toHaveBeenCalled();
      paint();
      expect(await screen.findByText('The part')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('at once in a window that nobody sees, which is not painted', async () => {
      heldFrames();
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      const Late = later(() => Promise.resolve(Part));
      render(<Late />);
      expect(await screen.findByText('The part')).toBeVisible();
    });
  });
});
