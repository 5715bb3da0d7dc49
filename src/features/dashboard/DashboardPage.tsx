import { Plus } from 'lucide-react';
import { POLLED } from '@/api/baseApi';
import { useGetBookingsQuery } from '@/api/bookings';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Page } from '@/components/ui/Page';
import { useNow } from '@/components/ui/useNow';
import { bookPath } from '@/config/paths';
import { formatLongDay } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { selectProfile } from '@/store/user';
import { plural } from '@/utils/text';
import { ActiveDeliveries } from './ActiveDeliveries';
import { Attention } from './Attention';
import { Checklist } from './Checklist';
import { LazyLowerBlocks } from './LazyLowerBlocks';
import { QuickLinks } from './QuickLinks';
import { firstPage, REFETCH_AFTER_5_S } from './firstPage';
import { greeting } from './greeting';
import { useIsIdle } from './useIsIdle';

/** The map of the dashboard looks again as often as the sidebar does. */
const DASHBOARD_POLL_MS = 30_000;
const MINUTE_MS = 60_000;

function DashboardPage() {
  const profile = useAppSelector(selectProfile);
  const now = useNow(MINUTE_MS);
  const ongoing = useGetBookingsQuery(firstPage('Ongoing'), {
    pollingInterval: DASHBOARD_POLL_MS,
    ...POLLED,
    ...REFETCH_AFTER_5_S,
  });
  const isIdle = useIsIdle();
  const onTheRoad = ongoing.data?.count;
  return (
    <Page
      title={`${greeting(now)}, ${profile?.first_name || 'there'}`}
      text={[
        `${formatLongDay(now)}.`,
        onTheRoad === undefined ? '' : `You have ${plural(onTheRoad, 'delivery', 'deliveries')} on the road.`,
      ].join(' ')}
      actions={
        <ButtonLink to={bookPath('exclusive')} variant="primary" icon={<Plus size={18} strokeWidth={2} aria-hidden />}>
          Book a delivery
        </ButtonLink>
      }
    >
      <div className="flex flex-col gap-5">
        <Checklist />
        <Attention />
        <QuickLinks isIdle={isIdle} />
        <ActiveDeliveries
          bookings={ongoing.data?.data ?? []}
          count={onTheRoad ?? 0}
          isLoading={ongoing.isLoading}
          error={ongoing.error}
          onRetry={() => void ongoing.refetch()}
        />
        <LazyLowerBlocks isIdle={isIdle} />
      </div>
    </Page>
  );
}

export { DashboardPage as Component };
