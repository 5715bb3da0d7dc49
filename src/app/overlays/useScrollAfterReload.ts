import { useEffect } from 'react';
import * as v from 'valibot';
import { tabStorage } from '@/lib/safeStorage';

const KEY = 'scroll';

/** Input after which the customer decides on the position. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const positionSchema = v.object({ path: v.string(), y: v.number() });

/** Returns the position that this page had before a reload, or before Back from another site; 0 for any other load. */
function readPosition(): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'navigate') return 0;
  try {
    const { path, y } = v.parse(positionSchema, JSON.parse(tabStorage.get(KEY) ?? 'null'));
    return path === location.pathname ? y : 0;
  } catch {
    // nothing is stored, or it is unreadable
    return 0;
  }
}

/**
 * Returns to the scroll position after a reload, once the page is long enough. The router scrolls only once, often before
 * the data of the page has loaded.
 */
export function useScrollAfterReload(): void {
  useEffect(() => {
    const path = location.pathname;
    let position = readPosition();
    const observer = new ResizeObserver(() => {
      if (window.scrollY < position && location.pathname === path) window.scrollTo(0, position);
      if (window.scrollY >= position || location.pathname !== path) stop();
    });
    const stop = () => {
      position = 0;
      observer.disconnect();
    };
    // a reload before the page is long enough keeps the position
    const handlePageHide = () => {
      const y = Math.floor(Math.max(position, window.scrollY));
      tabStorage.set(KEY, JSON.stringify({ path: location.pathname, y }));
    };
    observer.observe(document.body);
    INPUT.forEach((type) => window.addEventListener(type, stop));
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      stop();
      INPUT.forEach((type) => window.removeEventListener(type, stop));
      window.removeEventListener('pagehide', handlePageHide);
    };
  }, []);
}
