import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes';

/**
 * Loads the route modules of `location` into the table, so that the first render shows the page at once and matches the
 * prerendered HTML. A module that fails to load is left lazy: the router reports it to the error boundary.
 */
export async function loadMatchedRoutes(location: { pathname: string }): Promise<void> {
  const matched = matchRoutes<RouteObject>(routes, location) ?? [];
  await Promise.allSettled(
    matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Creates the browser router with the current page loaded. */
export async function createAppRouter() {
  await loadMatchedRoutes(window.location);
  return createBrowserRouter(routes);
}

export type AppRouter = ReturnType<typeof createBrowserRouter>;
