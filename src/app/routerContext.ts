import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RouteHandle } from './appRoute';
import type { AppRouter, Shown } from './router';

export const RouterContext = createContext<AppRouter | null>(null);

export function useAppRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('This part of the shell stands outside of the app.');
  return router;
}

const NOT_FOUND: RouteHandle = { access: 'public' };

/** The page that is open, as the router tells of it. */
export function useShown(router: AppRouter): Shown {
  return useSyncExternalStore(
    router.subscribe,
    () => router.state,
    () => router.state,
  );
}

/** What the route table says of the page that is open. */
export function useRouteHandle(): RouteHandle {
  const handle = useShown(useAppRouter()).matches?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle ?? NOT_FOUND;
}
