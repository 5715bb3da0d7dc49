import { useEffect, useMemo } from 'react';
import { useGetNotificationPagesInfiniteQuery } from '@/api/notifications';
import { getServerMessage } from '@/lib/http/errorMessage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure, showToast } from '@/store/toasts';
import { selectIsSignedIn } from '@/store/user';
import { toNotificationPages } from './notificationPages';

/** Loads page 1 when the drawer opens, then one page at a time. A failed page is requested again. */
export function useNotificationPages() {
  const dispatch = useAppDispatch();
  const canRead = useAppSelector(selectIsSignedIn);
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage } = useGetNotificationPagesInfiniteQuery(
    undefined,
    { skip: !canRead },
  );
  const pages = useMemo(() => toNotificationPages(data), [data]);

  const failedPage = pages.page + 1;
  useEffect(() => {
    if (!isError) return;
    const text = getServerMessage(error, `Error on getting notification on page ${failedPage}`);
    dispatch(showFailure(error, text));
  }, [dispatch, error, failedPage, isError]);

  const isAtEnd = data !== undefined && !hasNextPage;
  // RTK Query ignores the call while a page is in flight.
  const loadPage = () => void (canRead && fetchNextPage());
  const loadNext = () => {
    if (isFetching) return;
    if (!isAtEnd) loadPage();
    else if (pages.count > 0) dispatch(showToast({ title: '', text: 'No more notification', type: 'warn' }));
  };

  return { pages, isAtEnd, isFetching, hasFailed: isError, retry: loadPage, loadNext };
}
