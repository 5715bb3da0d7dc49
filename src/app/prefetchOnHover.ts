import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** Loads the route module of an internal link when the link is first hovered or focused. */
export function prefetchOnHover(): void {
  const prefetched = new Set<string>();
  function handleHint({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    for (const { route } of matchRoutes<RouteObject>(routes, link) ?? []) {
      // a failure shows when the page opens; the next hover tries again
      if (typeof route.lazy === 'function') route.lazy().catch(() => prefetched.delete(link.pathname));
    }
  }
  document.addEventListener('pointerover', handleHint, { passive: true });
  document.addEventListener('focusin', handleHint);
}
