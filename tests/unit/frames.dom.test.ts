import { describe, expect, it, vi } from 'vitest';

describe('a frame of the test document', () => {
  it.each(['setInterval', 'setTimeout'] as const)(
    'is drawn after a test with a fake %s requested one',
    async (timer) => {
      vi.useFakeTimers({ toFake: [timer] });
      document.defaultView?.requestAnimationFrame(() => undefined);
      vi.useRealTimers();
      const time = await new Promise<number>((drawn) => requestAnimationFrame(drawn));
      expect(time).toBeGreaterThan(0);
    },
  );

  it('is not drawn once cancelled', async () => {
    const draw = vi.fn();
    cancelAnimationFrame(requestAnimationFrame(draw));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(draw).not.toHaveBeenCalled();
  });
});
