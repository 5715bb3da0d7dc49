import { useEffect } from 'react';
import { tabStorage } from '@/lib/tabStorage';

const KEY = 'scroll';

/** Input after which the customer decides on the position. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns the position that this page had before a reload, or before Back from another site; 0 for any other load. */
function readPosition(): number {
  const [y, path] = (tabStorage.get(KEY) ?? '').split(' ');
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return path === location.pathname && load?.type !== 'navigate' ? Number(y) || 0 : 0;
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
    const handlePageHide = () =>
      tabStorage.set(KEY, `${Math.floor(Math.max(position, window.scrollY))} ${location.pathname}`);
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
