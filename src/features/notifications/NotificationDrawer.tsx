import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Notification } from '@/api/wire';
import { ListRetry } from '@/components/form/ListRetry';
import { Drawer } from '@/components/ui/Drawer';
import { DrawerHeader } from '@/components/ui/DrawerHeader';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { NO_RESULTS } from '@/config/messages';
import { useAppDispatch } from '@/store/hooks';
import { drawersHidden } from '@/store/utils';
import { NotificationDialog } from './NotificationDialog';
import { NotificationList, isLongList } from './NotificationList';
import type { NotificationPages } from './notificationPages';
import { useBottomReached } from './useBottomReached';
import { useMarkRead } from './useMarkRead';
import { useNotificationPages } from './useNotificationPages';

/** Keeps the visible rows in place when a page opens above them (spec section 4). */
function useKeepScrollPosition(pages: NotificationPages) {
  const count = pages.items.length;
  const isVirtual = isLongList(pages);
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // A virtual list keeps its scroll position itself.
    if (!isVirtual && height.current > 0 && element.scrollHeight > height.current) {
      element.scrollTop += element.scrollHeight - height.current;
    }
    height.current = count > 0 ? element.scrollHeight : 0;
  }, [count, isVirtual]);
  return list;
}

export function NotificationDrawer() {
  const dispatch = useAppDispatch();
  const loader = useNotificationPages();
  const { hasUnread, isReadingAll, markSeen, markAllSeen } = useMarkRead(loader.pages);
  const [opened, setOpened] = useState<Notification | null>(null);
  const close = () => dispatch(drawersHidden());

  return (
    <Drawer isOpen onClose={close} label="Notifications" width={350}>
      <div className="flex h-full flex-col">
        <DrawerHeader title="Notifications" closeLabel="Close notifications" onClose={close}>
          {/* a link, as spec section 2 names it */}
          <a
            href="#notifications"
            aria-disabled={isReadingAll || !hasUnread || undefined}
            onClick={(event) => {
              event.preventDefault();
              markAllSeen();
            }}
            className="min-h-6 rounded-xs text-small font-560 text-brand-700 hover:underline aria-disabled:text-ink-600 aria-disabled:no-underline"
          >
            {isReadingAll ? 'Loading...' : 'Mark all as read'}
          </a>
        </DrawerHeader>
        <ScrollingList loader={loader} onOpen={setOpened} />
      </div>
      {opened && (
        <NotificationDialog
          notification={opened}
          onClose={() => setOpened(null)}
          onSeen={() => void markSeen(opened)}
        />
      )}
    </Drawer>
  );
}

type ScrollingListProps = {
  loader: ReturnType<typeof useNotificationPages>;
  onOpen: (notification: Notification) => void;
};

function ScrollingList({ loader, onOpen }: ScrollingListProps) {
  const { pages, isAtEnd, hasFailed, isFetching, retry, loadNext } = loader;
  const list = useKeepScrollPosition(pages);
  const isEmpty = pages.items.length === 0;

  // On a tall screen one page may leave nothing to scroll, so the next one loads automatically.
  useEffect(() => {
    const element = list.current;
    if (!element || isEmpty || isFetching || hasFailed || isAtEnd) return;
    if (element.clientHeight > 0 && element.scrollHeight <= element.clientHeight) loadNext();
  });

  return (
    <div
      ref={list}
      {...useBottomReached(pages, hasFailed, loadNext)}
      role="region"
      aria-label="Notification list"
      tabIndex={0}
      className="flex-1 overflow-y-auto [overflow-anchor:none]"
    >
      {isEmpty && isFetching && <SkeletonRows count={6} />}
      {isEmpty && hasFailed && !isFetching && <ErrorState title="Notifications did not load" onRetry={retry} />}
      {!isEmpty && <NotificationList pages={pages} onOpen={onOpen} />}
      {!isEmpty && hasFailed && !isFetching && (
        <p role="status" className="px-5 py-6 text-center text-small">
          <ListRetry text="More notifications did not load." onRetry={retry} />
        </p>
      )}
      {!isFetching && !hasFailed && <p className="px-5 py-6 text-center text-small text-ink-600">{NO_RESULTS}</p>}
    </div>
  );
}
