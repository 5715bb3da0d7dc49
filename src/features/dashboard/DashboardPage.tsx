import { useState } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetBookingsQuery } from '@/api/bookings';
import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Page } from '@/components/ui/Page';
import { Skeleton } from '@/components/ui/Skeleton';
import { SlowNotice } from '@/components/ui/SlowNotice';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { useIsIdle } from '@/hooks/useIsIdle';
import { formatLongDay } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { selectProfile } from '@/store/user';
import { pluralize } from '@/utils/text';
import { ActiveDeliveries } from './ActiveDeliveries';
import { Attention } from './Attention';
import { Checklist } from './Checklist';
import { LazyLowerBlocks } from './LazyLowerBlocks';
import { QuickLinks } from './QuickLinks';
import {
  DashboardLists,
  REFETCH_AFTER_5_S,
  getFirstPage,
  useDashboardLists,
  useRequestDashboardLists,
} from './dashboardLists';
import { getGreeting } from './getGreeting';

const RepeatLast = lazyWithRetry(() => import('./RepeatLast'), 'RepeatLast');

/** The map polls as often as the sidebar. */
const DASHBOARD_POLL_MS = 30_000;

/** Ongoing bookings also wait for a driver or for their pickup on another day: not all of them are on the road. */
function getActiveSummary(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0
    ? 'No active deliveries.'
    : `You have ${pluralize(count, 'active delivery', 'active deliveries')}.`;
}

/**
 * Returns true once the data of the first blocks has loaded or failed. Blocks shown earlier would move down; a later
 * retry keeps them.
 */
function useHasLoaded(): boolean {
  const { bookingCount, methods, credit } = useDashboardLists();
  const isLoading = [bookingCount, methods, credit].some((list) => list.isLoading);
  const [hasLoaded, setHasLoaded] = useState(false);
  if (!isLoading && !hasLoaded) setHasLoaded(true);
  return hasLoaded;
}

function DashboardPage() {
  const lists = useRequestDashboardLists();
  return (
    <DashboardLists value={lists}>
      <Dashboard />
    </DashboardLists>
  );
}

function Dashboard() {
  const profile = useAppSelector(selectProfile);
  const now = useNow(MINUTE_MS);
  const ongoing = useGetBookingsQuery(getFirstPage('Ongoing'), {
    pollingInterval: DASHBOARD_POLL_MS,
    ...POLLED,
    ...REFETCH_AFTER_5_S,
  });
  const isIdle = useIsIdle();
  const hasLoaded = useHasLoaded();
  const activeCount = ongoing.data?.count;
  return (
    <Page
      title={`${getGreeting(now)}, ${profile?.first_name || 'there'}`}
      text={`${formatLongDay(now)}. ${getActiveSummary(activeCount)}`.trim()}
      actions={
        <>
          {isIdle && hasLoaded && <RepeatLast />}
          <BookDeliveryLink isMain />
        </>
      }
    >
      {hasLoaded ? (
        <div className="flex flex-col gap-5">
          <Checklist />
          <Attention />
          <QuickLinks isIdle={isIdle} />
          <ActiveDeliveries
            bookings={ongoing.data?.data ?? []}
            count={activeCount ?? 0}
            error={ongoing.error}
            onRetry={() => void ongoing.refetch()}
          />
          <LazyLowerBlocks isIdle={isIdle} />
        </div>
      ) : (
        <BlocksPlaceholder />
      )}
    </Page>
  );
}

function BlocksPlaceholder() {
  return (
    <>
      <SlowNotice className="mb-5 rounded-lg" />
      <div role="status" className="shimmer-all flex flex-col gap-5">
        <span className="sr-only">Your dashboard is loading</span>
        <Skeleton className="h-[78px] w-full rounded-lg" />
        <Skeleton className="h-[306px] w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </>
  );
}

export { DashboardPage as Component };
