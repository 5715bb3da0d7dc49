import { matchRoutes, type RouteObject } from 'react-router-dom';

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const given = await route.lazy();
  // a router that waits for the same code puts it in place itself, and would warn of what is there already
  await new Promise((resolve) => setTimeout(resolve));
  // as the router does it when the page is opened: with its code in place there is nothing to wait for, and no page is
  // drawn as one that waits
  if (typeof route.lazy === 'function') Object.assign(route, given, { lazy: undefined });
}

/** Fetches the code of the page at `location` into its route. Resolves with whether all of it came. */
export async function loadPage(routes: RouteObject[], location: Pick<Location, 'pathname'>): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  const loads = await Promise.allSettled(matches.map(({ route }) => load(route)));
  return loads.every(({ status }) => status === 'fulfilled');
}
