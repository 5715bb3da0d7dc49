/**
 * The one place for backends that differ from public/openapi.yaml. This folder recognises the shapes of responses by
 * itself; the settings are for differences that no response shows. See docs/backend.md.
 */
export { toEnvelope, type Envelope } from './envelope';
export { completeCustomer, readSession } from './customer';
export { has } from './values';
export { hasVehicleReference, withVehicles } from './vehicles';

type PagedList = 'bookings' | 'notifications' | 'payments' | 'messages';

/** Settings of the backend. The values are those of public/openapi.yaml. */
export const BACKEND = {
  /** Ends every path in a slash, for servers that would redirect `/api/bookings` to `/api/bookings/`. */
  hasTrailingSlashes: false,
  /** Name of the query parameter for the number of a page. */
  pageParam: 'page',
  /** Name of the query parameter for the number of rows of a page. */
  sizeParam: 'size',
  /** Number of the first page of each list. */
  firstPage: { bookings: 0, notifications: 1, payments: 0, messages: 0 } as Record<PagedList, number>,
  /** Lists whose page size is sent. The server decides that of the others: 10 bookings (src/config/constants.ts). */
  sizedLists: ['notifications', 'payments'] as PagedList[],
};

/** Returns the path as the backend spells it. */
export const toWirePath = (path: string): string =>
  BACKEND.hasTrailingSlashes && !path.endsWith('/') ? `${path}/` : path;

/** Returns the query of one page of a list; `page` counts from 0. */
export function toPageQuery(list: PagedList, { page, size }: { page: number; size?: number }): Record<string, number> {
  const { pageParam, sizeParam, firstPage, sizedLists } = BACKEND;
  return {
    [pageParam]: page + firstPage[list],
    ...(size !== undefined && sizedLists.includes(list) && { [sizeParam]: size }),
  };
}
