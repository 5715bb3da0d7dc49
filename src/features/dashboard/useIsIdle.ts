import { startTransition, useEffect, useState } from 'react';

/** Ms after which what waits for a quiet moment comes in any case. */
const PATIENCE_MS = 1200;

/** False until the browser has a quiet moment: what is in sight first comes first. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // a press in between comes first
    const go = () => startTransition(() => setIsIdle(true));
    if ('requestIdleCallback' in window) {
      const asked = requestIdleCallback(go, { timeout: PATIENCE_MS });
      return () => cancelIdleCallback(asked);
    }
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
