import { RetryButton } from '@/components/ui/RetryButton';
import { Skeleton } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { getLivePath } from '@/config/paths';
import { toOngoingCard } from '@/domain/booking/bookingView';
import { OngoingCard } from './OngoingCard';
import { ONGOING_FAILED, useOngoing } from './useOngoing';

/** First ongoing booking and the number of further ones (spec section 2, Sidebar). */
export function OngoingBooking() {
  const { first, count, isKnown, hasFailed, refetch } = useOngoing();
  const now = useNow(MINUTE_MS);
  if (hasFailed) {
    return (
      <RetryButton className="min-h-6 text-left text-small underline" onRetry={refetch}>
        {ONGOING_FAILED}
      </RetryButton>
    );
  }
  if (!isKnown) return <Skeleton className="h-[200px] rounded-lg" />;
  if (!first) return null;
  const more = count - 1;
  return (
    <section aria-labelledby="ongoing-booking">
      <div className="mb-2.5 flex items-center justify-between">
        <h2 id="ongoing-booking" className="text-small font-540 text-ink-800">
          Ongoing booking
        </h2>
        {more > 0 && <Tag tone="brand">+{more} more</Tag>}
      </div>
      <OngoingCard {...toOngoingCard(first, now)} href={getLivePath(String(first.id))} />
    </section>
  );
}
