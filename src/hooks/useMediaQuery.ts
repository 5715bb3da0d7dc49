import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a CSS media query holds now; follows it as the window changes. Unknown on a page that no window has yet.
 * Asked once: to ask at every drawing has the browser work out its layout each time.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const list = useMemo(() => globalThis.window?.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list.matches,
    () => undefined,
  );
}
