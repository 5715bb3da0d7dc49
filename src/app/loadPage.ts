import type { RouteObject } from 'react-router-dom';
import { matchesAt } from './matchesAt';

type Place = Pick<Location, 'pathname'>;

const routesAt = (routes: RouteObject[], place: Place) => (matchesAt(routes, place) ?? []).map(({ route }) => route);

async function load(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Whether the page at `place` can be drawn without waiting. */
export const isPageThere = (routes: RouteObject[], place: Place): boolean =>
  routesAt(routes, place).every(({ lazy }) => lazy === undefined);

/** Fetches the code of the page at `place` into its route. Resolves with what went wrong, or with nothing. */
export async function loadPage(routes: RouteObject[], place: Place): Promise<unknown> {
  try {
    await Promise.all(routesAt(routes, place).map(load));
    return undefined;
  } catch (problem) {
    return problem;
  }
}
