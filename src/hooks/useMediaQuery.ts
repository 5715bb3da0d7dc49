import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Returns whether a CSS media query matches, and follows its changes; undefined on a prerendered page. The query list is
 * created once, because each `matchMedia` call forces a layout.
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
