import { Outlet, type RouteObject } from 'react-router-dom';
import type { AppRoute, RouteHandle } from './appRoute';
import { AppShell } from './layout/AppShell';
import { NotFoundPage } from './layout/NotFoundPage';
import { RouteError } from './layout/RouteError';

/** Spec section 2, a row per address. */
export const appRoutes: AppRoute[] = [];

function toRouteObject({ path, page, ...handle }: AppRoute): RouteObject {
  return {
    path,
    handle: handle satisfies RouteHandle,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: await page() }),
  };
}

export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <RouteError />,
    HydrateFallback: Outlet,
    children: [...appRoutes.map(toRouteObject), { path: '*', element: <NotFoundPage /> }],
  },
];
