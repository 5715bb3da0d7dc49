import { BookDeliveryLink } from '@/components/delivery/BookDeliveryLink';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonCards } from '@/components/ui/SkeletonCards';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { BOOK_FOR_LIVE_MAP, CHECK_CONNECTION, NO_ONGOING_BOOKINGS } from '@/config/messages';
import type { ListStatus } from '@/config/statuses';
import { getErrorMessage } from '@/lib/http/errorMessage';
import type { ListView } from './listParams';

const EMPTY: Record<ListStatus, { title: string; text: string }> = {
  Ongoing: { title: NO_ONGOING_BOOKINGS, text: BOOK_FOR_LIVE_MAP },
  Completed: { title: 'No completed bookings', text: 'Completed deliveries appear here.' },
  Cancelled: { title: 'No cancelled bookings', text: 'Cancelled bookings appear here.' },
};

export function ListSkeleton({ status, view }: { status: ListStatus; view: ListView }) {
  const label = `${status} bookings are loading`;
  if (view === 'cards') {
    return <SkeletonCards count={6} label={label} className="grid grid-cols-3 gap-4" cardClassName="h-[200px]" />;
  }
  return (
    <Card padding="none">
      <SkeletonRows count={8} label={label} />
    </Card>
  );
}

type ListErrorProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

export const ListError = ({ error, isRetrying, onRetry }: ListErrorProps) => (
  <Card>
    <ErrorState
      title="Bookings did not load"
      text={getErrorMessage(error, CHECK_CONNECTION)}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  </Card>
);

export const ListEmpty = ({ status }: { status: ListStatus }) => (
  <Card>
    <EmptyState {...EMPTY[status]} action={<BookDeliveryLink />} />
  </Card>
);
