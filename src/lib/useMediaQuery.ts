import { useSyncExternalStore } from 'react';

/** Whether a CSS media query holds now; follows it as the window changes. Unknown on a page that no window has yet. */
export function useMediaQuery(query: string): boolean | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
