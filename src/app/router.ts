import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { getSessionPath } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { routes } from './routes';

/**
 * Loads the route modules of `location` into the table. The first render then shows the page at once, and matches the
 * prerendered HTML. A module that fails to load stays lazy, so that the router reports it to the error boundary.
 */
export async function loadMatchedRoutes(location: { pathname: string }): Promise<void> {
  const matched = matchRoutes<RouteObject>(routes, location) ?? [];
  await Promise.allSettled(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Creates the browser router with the current page loaded. A prerendered page keeps its scroll position. */
export async function createAppRouter({ isPrerendered = false } = {}) {
  await loadMatchedRoutes(window.location);
  return createBrowserRouter(routes, { hydrationData: isPrerendered ? { loaderData: {} } : undefined });
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** Opens /session after a failed refresh; its address keeps the page that a later login leads back to. */
export function openSessionPage(router: AppRouter): void {
  const { pathname, search } = router.state.location;
  if (pathname !== PATHS.session) void router.navigate(getSessionPath(pathname + search), { replace: true });
}
