import type { ComponentType } from 'react';
import type { AppThunk } from '../store/rootState';

/** Who may open a page: anyone, visitors alone (a customer goes on to the dashboard), or customers alone. */
export type Access = 'public' | 'visitor' | 'customer';

/** A row of the route table (spec section 2). */
export type AppRoute = {
  path: string;
  /** Comes before the product name in the document's title; without one the product name stands alone. */
  title?: string;
  /** Shown at 1024px and narrower, where the mobile wall stands otherwise. */
  allowOnMobile?: boolean;
  access: Access;
  /** Action pages carry an action bar in place of the sidebar. */
  isActionPage?: boolean;
  /** Of login or of sign-up: the footer stands in the column beside it. */
  picture?: 'wide' | 'narrow';
  page: () => Promise<ComponentType>;
  /** What the page is drawn with where its answers are there already, from the file that holds the page. */
  firstQueries?: () => Promise<() => AppThunk<PromiseLike<unknown>>[]>;
};

export type RouteHandle = Omit<AppRoute, 'path' | 'page'>;
