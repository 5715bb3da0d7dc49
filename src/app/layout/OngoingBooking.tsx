import { useGetBookingsQuery } from '../../api/bookings';
import { OngoingCard } from '../../components/delivery/OngoingCard';
import { Skeleton } from '../../components/ui/Skeleton';
import { Tag } from '../../components/ui/Tag';
import { BOOKINGS_FIRST_PAGE } from '../../config/constants';
import { livePath } from '../../config/paths';
import { toOngoingCard } from '../../store/bookingView';

const SIDEBAR_POLL_MS = 60_000;

/** The first of the ongoing bookings, and how many more there are (spec section 2, Sidebar). */
export function OngoingBooking() {
  const { data, isLoading } = useGetBookingsQuery(
    { page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' },
    { pollingInterval: SIDEBAR_POLL_MS, skipPollingIfUnfocused: true },
  );
  const first = data?.data[0];
  if (isLoading) return <Skeleton className="h-[200px] rounded-lg" />;
  if (!data || !first) return null;
  const more = (data.count ?? data.data.length) - 1;
  return (
    <section aria-labelledby="ongoing-booking">
      <div className="mb-2.5 flex items-center justify-between">
        <h2 id="ongoing-booking" className="text-small font-540 text-ink-800">
          Ongoing booking
        </h2>
        {more > 0 && <Tag tone="brand">+{more} more</Tag>}
      </div>
      <OngoingCard {...toOngoingCard(first)} href={livePath(String(first.id))} />
    </section>
  );
}
