import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { MOBILE_CUTOFF_PX } from '@/config/constants';

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

/** Returns true where most pages show the app-download screen (spec section 1). `screen`, because a printed page is narrow too. */
export const useIsNarrow = () => useMediaQuery(`screen and (max-width: ${MOBILE_CUTOFF_PX}px)`);
