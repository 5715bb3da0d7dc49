import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/** Loads the route module of an internal link when the link is hovered or focused. Returns the clean-up. */
export function prefetchOnHover(): () => void {
  function handleHint({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    for (const { route } of matchRoutes<RouteObject>(routes, link) ?? []) {
      // a failure shows when the page opens
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  }
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  document.addEventListener('pointerover', handleHint, options);
  document.addEventListener('focusin', handleHint, options);
  return () => controller.abort();
}
