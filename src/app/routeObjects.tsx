import type { RouteObject } from 'react-router-dom';
import type { AppRoute, RouteHandle } from './appRoute';
import { AppShell } from './layout/AppShell';
import { NotFoundPage } from './layout/NotFoundPage';
import { PageBoundary } from './layout/PageBoundary';
import { appRoutes } from './routes';

function toRouteObject({ path, page, ...handle }: AppRoute): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    lazy: async () => {
      const Page = await page();
      return { element: <Page /> };
    },
  };
}

/** Every address of the app inside of its shell, for the router. */
export const routeObjects: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <AppShell />
      </PageBoundary>
    ),
    children: [...appRoutes.map(toRouteObject), { path: '*', element: <NotFoundPage /> }],
  },
];
