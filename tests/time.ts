import { setImmediate as nextTurn } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { network } from './network';

/** How many turns of Node's loop nothing may be unanswered: an answer takes a few to reach the screen. */
const QUIET_TURNS = 25;

const unanswered = new Set<string>();
network.events.on('request:start', ({ requestId }) => void unanswered.add(requestId));
network.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId));

/** Until every call is answered and what came with the answers is on the screen, however slow the machine. */
export async function settled() {
  await act(async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      if (unanswered.size > 0) quiet = 0;
    }
  });
}

/** Lets the faked clock go on, and what that sets off be answered. */
export async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settled();
}
