/**
 * Runs `work` under a cross-tab lock; `hasWaited` is true if another tab held the lock. Without lock support (plain
 * http), or after `waitMs`, it runs without the lock, so that the lock never blocks a customer.
 */
export async function withLock<T>(name: string, waitMs: number, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const { locks } = navigator;
  const wait = new AbortController();
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let hasStarted = false;
  const run = (hasWaited: boolean) => {
    hasStarted = true;
    clearTimeout(deadline);
    return work(hasWaited);
  };
  try {
    const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { done: await run(false) } : null,
    );
    if (free) return free.done;
    deadline = setTimeout(() => wait.abort(), waitMs);
    return await locks.request(name, { signal: wait.signal }, () => run(true));
  } catch (error) {
    if (hasStarted) throw error;
    return await work(false);
  } finally {
    clearTimeout(deadline);
  }
}
