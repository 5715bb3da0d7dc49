import type { RouteObject } from 'react-router-dom';
import type { AppRoute, RouteHandle } from './appRoute';
import { AppShell } from './layout/AppShell';
import { NotFoundPage } from './layout/NotFoundPage';
import { RouteError } from './layout/RouteError';
import { appRoutes } from './routes';

/** The bars stand while the first page's code is on its way. */
const ComingPage = () => null;

function toRouteObject({ path, page, ...handle }: AppRoute): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    errorElement: <RouteError />,
    HydrateFallback: ComingPage,
    // an element rather than a component: what else the router has to tell draws the page no second time
    lazy: async () => {
      const Page = await page();
      return { element: <Page /> };
    },
  };
}

/** Every address of the app inside of its shell, for the router. */
export const routeObjects: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <RouteError />,
    children: [...appRoutes.map(toRouteObject), { path: '*', element: <NotFoundPage /> }],
  },
];
