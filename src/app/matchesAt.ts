import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

type Last = { pathname: string; matches: RouteMatch[] | null };

const lastOf = new WeakMap<RouteObject[], Last>();

/**
 * The routes at an address, outermost first. To match is to compile the whole table, and a page is asked for several times
 * over (pointed at, pressed, opened): the last answer is kept.
 */
export function matchesAt(routes: RouteObject[], { pathname }: { pathname: string }): RouteMatch[] | null {
  let last = lastOf.get(routes);
  if (last?.pathname !== pathname) {
    last = { pathname, matches: matchRoutes(routes, { pathname }) };
    lastOf.set(routes, last);
  }
  return last.matches;
}
