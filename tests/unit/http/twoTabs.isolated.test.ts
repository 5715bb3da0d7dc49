import { HttpResponse, delay, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { network } from '../../network';

/** Storage whose writes reach another tab after `lagMs`, as between browser processes. */
type Shared = { stored: string; refresh: string; lost: number; lagMs?: number };

/** Simulates a tab: reloads the modules and shares only storage and network. */
async function openTab(shared: Shared) {
  vi.resetModules();
  const [{ loadHttp, send }, { toEnvelope }, { connectSession }] = await Promise.all([
    import('@/lib/http/client'),
    import('@/api/adapter/adapter'),
    import('@/lib/http/session'),
  ]);
  // modules loaded after the next reset belong to the next tab
  await loadHttp();
  let access = shared.stored;
  let { refresh } = shared;
  connectSession({
    tokens: () => ({ access, refresh }),
    storedTokens: () => ({ access: shared.stored, refresh: shared.refresh }),
    tokenRefreshed: (token, rotated) => {
      access = token;
      refresh = rotated ?? refresh;
      const store = () => Object.assign(shared, { stored: access, refresh });
      if (shared.lagMs) setTimeout(store, shared.lagMs);
      else store();
    },
    sessionLost: () => {
      shared.lost += 1;
    },
    refreshPath: '/api/refresh-token',
  });
  return (path: string) => send({ method: 'GET', path }).then((answer) => toEnvelope(answer, false).data);
}

/** Server that rotates both tokens; used tokens are rejected. */
function createRotatingServer() {
  const server = { current: 'T2', refreshable: 'R1', granted: 0, refused: 0 };
  network.use(
    http.post('*/api/refresh-token', async ({ request }) => {
      const { refresh } = (await request.json()) as { refresh: string };
      await delay(60);
      if (refresh !== server.refreshable) {
        server.refused += 1;
        return HttpResponse.json({ success: false, message: 'Spent' }, { status: 401 });
      }
      server.granted += 1;
      server.current = `T${server.granted + 1}`;
      server.refreshable = `R${server.granted + 1}`;
      return HttpResponse.json({ access: server.current, refresh: server.refreshable });
    }),
    http.get('*/api/*', ({ request }) =>
      request.headers.get('authorization') === `Bearer ${server.current}` && server.granted > 0
        ? HttpResponse.json({ success: true, message: '', data: 'yours' })
        : HttpResponse.json({ success: false, message: 'Expired' }, { status: 401 }),
    ),
  );
  return server;
}

/** Minimal Web Locks API with one queue. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let isTaken = false;
  const locks = {
    request: (_name: string, { signal, ifAvailable }: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
      if (ifAvailable && isTaken) return work(null);
      isTaken = true;
      let isAcquired = false;
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          if (!isAcquired) reject(new DOMException('gave up', 'AbortError'));
        });
      });
      const held = last.then(() => {
        if (signal?.aborted) return undefined;
        isAcquired = true;
        return work({});
      });
      const freed = () => {
        isTaken = last !== ended;
      };
      const ended = held.then(freed, freed);
      last = ended;
      return Promise.race([held, aborted]);
    },
    /** Simulates a tab that never releases the lock. */
    hog: () => {
      last = new Promise(() => undefined);
      isTaken = true;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return locks;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
  vi.resetModules();
});

describe('two tabs whose token expires at once', () => {
  it.each([
    ['without locks, where the second finds its token spent and adopts the first one’s', false, 0, 1],
    ['with locks, where the second finds the new token waiting', true, 0, 0],
    ['with locks, where the new token reaches the second a moment after the lock', true, 120, 0],
  ])('both stay signed in %s', async (_name, hasLocks, lagMs, refused) => {
    if (hasLocks) installLocks();
    const server = createRotatingServer();
    const shared: Shared = { stored: 'T1', refresh: 'R1', lost: 0, lagMs };
    const [first, second] = [await openTab(shared), await openTab(shared)];
    expect(await Promise.all([first('/api/vouchers'), second('/api/vouchers')])).toEqual(['yours', 'yours']);
    expect({ ...server, ...shared }).toMatchObject({ granted: 1, refused, lost: 0, stored: 'T2', refresh: 'R2' });

    // the waiting tab has the new refresh token too, so it may do the next refresh
    server.current = 'expired';
    expect(await second('/api/vouchers')).toBe('yours');
    const kept = { granted: 2, refused, lost: 0, stored: 'T3', refresh: 'R3' };
    await expect.poll(() => ({ ...server, ...shared })).toMatchObject(kept);
  });
});

it('does not wait longer than 5 s for a lock that another tab holds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  installLocks().hog();
  const server = createRotatingServer();
  const tab = await openTab({ stored: 'T1', refresh: 'R1', lost: 0 });
  const answer = tab('/api/vouchers');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.granted).toBe(0);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await answer).toBe('yours');
});

it('refreshes without a lock where the browser refuses one', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const server = createRotatingServer();
  const shared: Shared = { stored: 'T1', refresh: 'R1', lost: 0 };
  const tab = await openTab(shared);
  expect(await tab('/api/vouchers')).toBe('yours');
  expect({ ...server, ...shared }).toMatchObject({ granted: 1, refused: 0, lost: 0, stored: 'T2' });
});
