const KEY = 'reloaded-for-chunk';
const PAUSE_MS = 30_000;

/** Whether an error says that a script of this build is gone from the server, as happens after a deploy. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(error.message);

/** Loads the page anew for a gone script, once: false when that was tried a moment ago and did not help. */
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
