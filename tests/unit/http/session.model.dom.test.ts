import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { loadHttp, send } from '@/lib/http/client';
import { endSession, startSession } from '@/lib/http/session';
import { createRefusal, memorySession, ok, watchApi } from './api';

// the client loads with the first call, which is not part of the order
beforeAll(() => loadHttp());

const COMMANDS = [
  'request',
  'answer',
  'expire',
  'refresh ok',
  'refresh fails',
  'log out',
  'sign in',
  'other tab',
] as const;
type Command = (typeof COMMANDS)[number];

type Held = { reply: (response: Response) => void; bearer: string | null };

const settle = () => new Promise((resolve) => setTimeout(resolve, 4));

/** Server that holds each response until a command releases it. */
function openWorld() {
  const session = memorySession({ access: 'T1' });
  const api = watchApi();
  const calls: Held[] = [];
  const refreshes: (Held & { signal: AbortSignal })[] = [];
  let tokens = 1;
  let valid = 'T1';
  let requests = 0;
  const settled = new Map<string, number>();
  const newToken = () => (valid = `T${(tokens += 1)}`);
  const hold = <T extends object>(queue: (Held & T)[], bearer: string | null, extra: T) =>
    new Promise<Response>((reply) => queue.push({ reply, bearer, ...extra }));

  api.answer((seen, request) =>
    seen.path === '/api/refresh-token'
      ? hold(refreshes, seen.bearer, { signal: request.signal })
      : hold(calls, seen.bearer, {}),
  );
  const answerCalls = () =>
    calls.splice(0).forEach(({ reply, bearer }) => reply(bearer === `Bearer ${valid}` ? ok() : createRefusal()));
  const answerRefreshes = (response: () => Response) => refreshes.splice(0).forEach(({ reply }) => reply(response()));

  const world = { session, api, isOver: false, sentWhenOver: 0, settled, requests: () => requests };
  const run: Record<Command, () => void> = {
    request: () => {
      const path = `/api/bookings/${(requests += 1)}`;
      const done = () => void settled.set(path, (settled.get(path) ?? 0) + 1);
      send({ method: 'GET', path }).then(done, done);
    },
    answer: answerCalls,
    expire: () => void newToken(),
    'refresh ok': () => answerRefreshes(() => HttpResponse.json({ access: valid })),
    'refresh fails': () => answerRefreshes(() => createRefusal(500)),
    // the store keeps the token for another second, but no bearer may be sent
    'log out': () => {
      endSession();
      world.isOver = true;
      world.sentWhenOver = api.calls.length;
    },
    'sign in': () => {
      startSession();
      session.access = valid;
      world.isOver = false;
    },
    'other tab': () => {
      if (!world.isOver && session.access) session.access = valid;
    },
  };
  return {
    ...world,
    world,
    run,
    refreshesInFlight: () => refreshes.filter(({ signal }) => !signal.aborted).length,
    /** Releases responses until all calls have settled; reports calls that never do. */
    drain: async () => {
      for (let round = 0; round < 8 || (settled.size < requests && round < 500); round += 1) {
        answerRefreshes(() => HttpResponse.json({ access: valid }));
        answerCalls();
        await settle();
      }
    },
  };
}

it(
  'keeps its guarantees in any order of requests, responses, refreshes, logouts and tabs',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...COMMANDS), { minLength: 3, maxLength: 18 }), async (commands) => {
        const { world, run, refreshesInFlight, drain, api, session, settled, requests } = openWorld();
        for (const command of commands) {
          const before = session.refreshed.length;
          run[command]();
          await settle();
          expect(refreshesInFlight(), 'one refresh at a time').toBeLessThanOrEqual(1);
          if (world.isOver) {
            expect(api.calls.slice(world.sentWhenOver), 'no bearer after a logout').toEqual([]);
            expect(session.refreshed.length, 'no token after a logout').toBe(before);
          }
        }
        await drain();
        expect(settled.size, 'every request settles').toBe(requests());
        expect(
          [...settled.values()].every((times) => times === 1),
          'and once',
        ).toBe(true);
        const sends = api.calls.filter(({ path }) => path !== '/api/refresh-token').map(({ path }) => path);
        expect(
          sends.every((path) => sends.filter((other) => other === path).length <= 2),
          'one replay at most',
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);
