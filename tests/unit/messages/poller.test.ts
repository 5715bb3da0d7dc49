import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPoller, getPollGap } from '@/features/messages/poller';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a poller whose requests the test resolves. */
function createTestPoller(isPaused = () => false) {
  const calls: { resolve: (value: number) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
  const responses: number[] = [];
  const errors: unknown[] = [];
  const poller = createPoller<number>({
    everyMs: 3000,
    fetch: (signal) => new Promise<number>((resolve, reject) => calls.push({ resolve, reject, signal })),
    onResponse: (response) => responses.push(response),
    onError: (error) => errors.push(error),
    isPaused,
  });
  return { poller, calls, responses, errors };
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the poller', () => {
  it('leaves 3 s between two starts', async () => {
    const { poller, calls } = createTestPoller();
    poller.start();
    await advance(1000);
    calls[0]?.resolve(1);
    await advance(1999);
    expect(calls).toHaveLength(1);
    await advance(1);
    expect(calls).toHaveLength(2);
    poller.stop();
  });

  it('never has two requests in flight, and continues at once after a slow one', async () => {
    const { poller, calls } = createTestPoller();
    poller.start();
    await advance(8000);
    expect(calls).toHaveLength(1);
    calls[0]?.resolve(1);
    await advance(0);
    expect(calls).toHaveLength(2);
    poller.stop();
  });

  it('ignores a response after stop and sends no more requests', async () => {
    const { poller, calls, responses } = createTestPoller();
    poller.start();
    poller.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.resolve(1);
    await advance(60_000);
    expect([calls.length, responses.length]).toEqual([1, 0]);
  });

  it('pauses and starts again when woken', async () => {
    let isPaused = false;
    const { poller, calls } = createTestPoller(() => isPaused);
    poller.start();
    calls[0]?.resolve(1);
    isPaused = true;
    await advance(60_000);
    expect(calls).toHaveLength(1);
    isPaused = false;
    poller.wake();
    expect(calls).toHaveLength(2);
    poller.stop();
  });

  it.each([
    [1, undefined, 3000],
    [2, undefined, 3000],
    [3, undefined, 6000],
    [4, undefined, 12_000],
    [5, undefined, 30_000],
    [50, undefined, 30_000],
    [1, 20, 20_000],
    [9, 1, 3000],
  ])('after %i failures with Retry-After %s waits %i ms', (failures, retryAfter, gap) => {
    expect(getPollGap(failures, 3000, retryAfter)).toBe(gap);
  });

  it('keeps its pace after one failure and recovers', async () => {
    const { poller, calls, errors, responses } = createTestPoller();
    poller.start();
    calls[0]?.reject(new Error('500'));
    await advance(3000);
    expect([calls.length, errors.length]).toEqual([2, 1]);
    calls[1]?.resolve(7);
    await advance(3000);
    expect([calls.length, responses]).toEqual([3, [7]]);
    poller.stop();
  });

  it('does not wake before the Retry-After of the server has passed', async () => {
    let isHidden = false;
    const { poller, calls } = createTestPoller(() => isHidden);
    poller.start();
    calls[0]?.reject({ kind: 'server', status: 429, message: 'Slow down.', retryAfterSeconds: 60 });
    await advance(1000);
    poller.wake();
    await advance(58_000);
    isHidden = true;
    poller.wake();
    await advance(5_000);
    expect(calls).toHaveLength(1);
    isHidden = false;
    poller.wake();
    expect(calls).toHaveLength(2);
    poller.stop();
  });
});
