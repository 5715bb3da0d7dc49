import { createContext, useContext, useLayoutEffect, useState } from 'react';
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

/**
 * Follows the router from page to page, for the one that gives the page to all others. A page is drawn in a task after
 * the press that led to it: drawn within the press, it would be seen only once all it asks and sets up had run too.
 */
export function useShownBy(router: AppRouter): Shown {
  const [shown, setShown] = useState(router.state);
  useLayoutEffect(() => {
    const { port1: heard, port2: said } = new MessageChannel();
    heard.onmessage = () => setShown(router.state);
    const stop = router.subscribe(() => said.postMessage(null));
    // it may have gone on since it was read
    said.postMessage(null);
    return () => {
      stop();
      heard.close();
    };
  }, [router]);
  return shown;
}

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
