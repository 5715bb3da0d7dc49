import { Plus } from 'lucide-react';
import { POLLED } from '../../api/baseApi';
import { useGetBookingsQuery } from '../../api/bookings';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Page } from '../../components/ui/Page';
import { Skeleton } from '../../components/ui/Skeleton';
import { later } from '../../components/ui/later';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';
import { bookPath } from '../../config/paths';
import { formatLongDay } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { selectProfile } from '../../store/user';
import { plural } from '../../utils/text';
import { LazyLowerBlocks } from './LazyLowerBlocks';
import { greeting } from './greeting';
import { useIdle } from './useIdle';

/** The map of the dashboard looks again as often as the sidebar does. */
const DASHBOARD_POLL_MS = 30_000;

const Waiting = () => (
  <div role="status" className="flex flex-col gap-5">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-[78px] w-full rounded-lg" />
    <Skeleton className="h-[306px] w-full rounded-lg" />
  </div>
);

/** The frame is painted while the blocks and the lists in them are on their way. */
const UpperBlocks = later(() => import('./UpperBlocks').then((module) => module.UpperBlocks), Waiting);

export function DashboardPage() {
  const profile = useAppSelector(selectProfile);
  const now = new Date();
  const ongoing = useGetBookingsQuery(
    { page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' },
    { pollingInterval: DASHBOARD_POLL_MS, ...POLLED, refetchOnMountOrArgChange: true },
  );
  const isIdle = useIdle();
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
        <UpperBlocks
          isIdle={isIdle}
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
