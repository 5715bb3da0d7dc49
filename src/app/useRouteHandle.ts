import { useMatches } from 'react-router-dom';

/** Access to a page: everyone, visitors only (customers are redirected to the dashboard), or customers only. */
export type Access = 'public' | 'visitor' | 'customer';

/** Settings of a route for the layout shell (spec section 2). */
export type RouteHandle = {
  access: Access;
  /** Precedes the product name in the document title. */
  title?: string;
  /** Shown at 1024px and narrower, where other pages show the app-download screen. */
  allowOnMobile?: boolean;
  /** Action pages have an action bar instead of the sidebar. */
  isActionPage?: boolean;
  /** Login and sign-up pages have a picture; the footer moves into the column beside it. */
  picture?: 'wide' | 'narrow';
};

/** Returns the handle of the current route. */
export function useRouteHandle(): RouteHandle {
  return useMatches().at(-1)?.handle as RouteHandle;
}
