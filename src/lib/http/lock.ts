/**
 * Runs `work` while no other tab does, and tells it whether another one just did. Where locks are missing (plain http)
 * or refused, or the wait passes `waitMs`, it goes on without: a lock only makes a spent token rarer, it never holds a
 * person up.
 */
export async function underLock<T>(name: string, waitMs: number, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const { locks } = navigator;
  const wait = new AbortController();
  let bound: ReturnType<typeof setTimeout> | undefined;
  let isRateLimited = false;
  const run = (hasWaited: boolean) => {
    isRateLimited = true;
    clearTimeout(bound);
    return work(hasWaited);
  };
  try {
    const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { done: await run(false) } : null,
    );
    if (free) return free.done;
    bound = setTimeout(() => wait.abort(), waitMs);
    return await locks.request(name, { signal: wait.signal }, () => run(true));
  } catch (error) {
    if (isRateLimited) throw error;
    return await work(false);
  } finally {
    clearTimeout(bound);
  }
}
