import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { NotificationPage } from '@/api/response';
import type { Notification } from '@/api/wire';

/** Content of the open notification drawer. */
export type NotificationPages = {
  items: Notification[];
  /** Number of loaded pages; 0 before the first. */
  page: number;
  /** The server's total. */
  count: number;
};

/**
 * Puts each fetched page before the existing entries (spec section 4). A notification that arrives between two calls
 * shifts the pages, so the next page may repeat an id; the newer copy wins.
 */
export function toNotificationPages(
  data: InfiniteData<NotificationPage<Notification>, number> | undefined,
): NotificationPages {
  const pages = data?.pages ?? [];
  const byId = new Map<string, Notification>();
  for (const notification of pages.toReversed().flatMap((page) => page.data)) {
    const key = String(notification.id);
    if (!byId.has(key)) byId.set(key, notification);
  }
  return { items: [...byId.values()], page: pages.length, count: pages.at(-1)?.count ?? 0 };
}
