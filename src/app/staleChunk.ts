const KEY = 'reloaded-for-chunk';
const PAUSE_MS = 30_000;

/** Reloads the page for a missing script. Returns false if a reload less than 30 s ago did not help. */
export function reloadOnceForChunk(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
