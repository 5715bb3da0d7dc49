/**
 * Runs `work` while no other tab does. Where locks are missing (plain http), or the wait passes `waitMs`, it goes on
 * without: a lock only makes a spent token rarer, it never holds a person up.
 */
export async function underLock<T>(name: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  const wait = new AbortController();
  const bound = setTimeout(() => wait.abort(), waitMs);
  let isHeld = false;
  try {
    return await navigator.locks.request(name, { signal: wait.signal }, () => {
      isHeld = true;
      clearTimeout(bound);
      return work();
    });
  } catch (error) {
    if (isHeld) throw error;
    return await work();
  } finally {
    clearTimeout(bound);
  }
}
