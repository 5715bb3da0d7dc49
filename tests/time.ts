import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { unanswered } from './network';
// loads with the first call; `settled` would not wait for it
import '@/lib/http/http';

/** Turns of Node's event loop without a pending call; a response takes a few turns to reach the screen. */
const QUIET_TURNS = 25;
/** A little more than a frame: the store tells its subscribers of responses once per frame. */
const FRAME_MS = 20;

/** Waits until every call has a response and the screen shows it, however slow the machine. */
export async function settled() {
  await act(async () => {
    do {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
        await nextTurn();
        if (unanswered.size > 0) quiet = 0;
      }
      await wait(FRAME_MS);
    } while (unanswered.size > 0);
  });
}

/** Advances the fake clock, and waits for the resulting calls. */
export async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settled();
}

/**
 * Sets the running clock to ten in the morning in Manila, so that a delivery of today ends today. The day is fixed, because
 * some pickup times of a day are full.
 */
export const startAtTen = () =>
  vi.useFakeTimers({
    toFake: ['Date'],
    now: Date.parse('2026-11-23T10:00:00+08:00'),
    shouldAdvanceTime: true,
  });
