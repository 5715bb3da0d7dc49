import { startTransition, useEffect, useState } from 'react';

/** Ms after which the idle callback runs on a busy page too. */
const IDLE_TIMEOUT_MS = 1200;

/** Returns false until the browser is idle, so that the blocks in view load first. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // A transition: a press in between is handled first.
    const markIdle = () => startTransition(() => setIsIdle(true));
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(markIdle, { timeout: IDLE_TIMEOUT_MS });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(markIdle);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
