import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
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
 * Returns to the scroll position after a reload, Back or Forward, once the page is long enough. The router scrolls only
 * once, often before the data of the page has loaded.
 */
export function useScrollAfterLoad(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  /** Last positions by history entry. */
  const [positions] = useState(() => new Map([[key, readPosition()]]));

  // a layout effect: the next page, still short, moves the view before other effects run
  useLayoutEffect(() => {
    let position = isReturn ? (positions.get(key) ?? 0) : 0;
    const observer = new ResizeObserver(() => {
      if (window.scrollY < position) window.scrollTo(0, position);
      if (window.scrollY >= position) stop();
    });
    const stop = () => {
      position = 0;
      observer.disconnect();
    };
    // leaving before the page is long enough keeps the position
    const getPosition = () => Math.floor(Math.max(position, window.scrollY));
    const handleScroll = () => void positions.set(key, getPosition());
    const handlePageHide = () => {
      tabStorage.set(KEY, JSON.stringify({ path: location.pathname, y: getPosition() }));
    };
    observer.observe(document.body);
    INPUT.forEach((type) => window.addEventListener(type, stop));
    window.addEventListener('scroll', handleScroll);
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      stop();
      INPUT.forEach((type) => window.removeEventListener(type, stop));
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handlePageHide);
    };
  }, [isReturn, key, positions]);
}
