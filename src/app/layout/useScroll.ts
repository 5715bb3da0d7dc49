import { useEffect, useLayoutEffect } from 'react';
import { useAppRouter, useShown } from '../routerContext';

/** What an address's fragment names. */
function fragment(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** A page that is opened starts at its top or at what its address names; on the way back it stands where it was left. */
export function useScroll() {
  const router = useAppRouter();
  const shown = useShown();
  useEffect(() => {
    // the browser's own place is right for a load alone
    history.scrollRestoration = 'manual';
    function handlePageHide() {
      router.keepScroll();
      history.scrollRestoration = 'auto';
    }
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, [router]);

  useLayoutEffect(() => {
    const { scroll, location } = shown;
    const named = fragment(location.hash);
    if (typeof scroll === 'number') window.scrollTo(0, scroll);
    else if (named) named.scrollIntoView();
    else if (scroll === 'top') window.scrollTo(0, 0);
  }, [shown]);
}
