import { createContext, useContext } from 'react';
import type { RouteHandle } from './appRoute';
import type { AppRouter, Shown } from './router';

export const RouterContext = createContext<AppRouter | null>(null);

export function useAppRouter(): AppRouter {
  const router = useContext(RouterContext);
  if (!router) throw new Error('This part of the shell stands outside of the app.');
  return router;
}

const NOT_FOUND: RouteHandle = { access: 'public' };

/** The page that is open, for everything within the app. */
export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('This part of the shell stands outside of the app.');
  return shown;
}

/** What the route table says of the page that is open. */
export function useRouteHandle(): RouteHandle {
  const handle = useShown().matches?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle ?? NOT_FOUND;
}
