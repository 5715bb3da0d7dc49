import type { RouteObject } from 'react-router-dom';
import type { AppDispatch } from '../store/rootState';
import type { RouteHandle } from './appRoute';
import { matchesAt } from './matchesAt';

/**
 * Puts what left early for the page at `location` (app/ahead.ts) into the store before anything is drawn, so that the
 * page does not stand empty first and move when it fills. The page's code is there already.
 */
export async function takeFirstAnswers(
  routes: RouteObject[],
  location: Pick<Location, 'pathname'>,
  dispatch: AppDispatch,
): Promise<void> {
  const handle = matchesAt(routes, location)?.at(-1)?.route.handle as RouteHandle | undefined;
  if (!handle?.firstQueries) return;
  const queries = (await handle.firstQueries())();
  await Promise.allSettled(queries.map((query) => dispatch(query)));
}
