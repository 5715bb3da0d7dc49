import { matchRoutes, type RouteObject } from 'react-router-dom';

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  // as the router does it when the page is opened: with its code in place there is nothing to wait for, and no page is
  // drawn as one that waits
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Fetches the code of the page at `location` into its route. Resolves with whether all of it came. */
export async function loadPage(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  const loads = await Promise.allSettled(matches.map(({ route }) => load(route)));
  return loads.every(({ status }) => status === 'fulfilled');
}
