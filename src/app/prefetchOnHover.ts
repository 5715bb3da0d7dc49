import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** Loads the route module of an internal link when the link is hovered or focused. */
export function prefetchOnHover(): void {
  function handleHint({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    for (const { route } of matchRoutes<RouteObject>(routes, link) ?? []) {
      // a failure shows when the page opens
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  }
  document.addEventListener('pointerover', handleHint, { passive: true });
  document.addEventListener('focusin', handleHint);
}
