import type { Notification } from '../../api/wire';
import { NOTIFICATIONS_PAGE_SIZE } from '../../config/constants';

/** What the open drawer knows of the list: pages start at 1 (public/openapi.yaml). */
export type NotificationPages = {
  items: Notification[];
  /** The last page that arrived; 0 before the first. */
  page: number;
  count: number;
};

export const NO_PAGES: NotificationPages = { items: [], page: 0, count: 0 };

/**
 * Puts a fetched page before the existing entries (spec section 4). An id shows once: where the server's list
 * moved between two calls, the newer copy wins.
 */
export function withPage(
  pages: NotificationPages,
  page: number,
  fetched: Notification[],
  count: number,
): NotificationPages {
  const arrived = new Map(fetched.map((one) => [String(one.id), one]));
  return { items: [...arrived.values(), ...pages.items.filter(({ id }) => !arrived.has(String(id)))], page, count };
}

/** Whether the last page has been reached: ceil(count/10) equals the page (spec section 5), or the list shrank under it. */
export const isAtEnd = ({ page, count }: NotificationPages) => page >= Math.ceil(count / NOTIFICATIONS_PAGE_SIZE);

/** The page to ask for: the one after the last that arrived, so that none is skipped; null at the end. */
export const nextPage = (pages: NotificationPages): number | null =>
  pages.page > 0 && isAtEnd(pages) ? null : pages.page + 1;

/** The list after the server took items as read. */
export function withSeen(pages: NotificationPages, ids: Notification['id'][]): NotificationPages {
  const seen = new Set(ids.map(String));
  return {
    ...pages,
    items: pages.items.map((item) => (seen.has(String(item.id)) ? { ...item, was_seen: true } : item)),
  };
}
