import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { useLiveBooking } from '@/hooks/useLiveBooking';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { OwnTrackingCard } from './OwnTrackingCard';
import { SearchOutcome } from './SearchOutcome';
import { TrackingCard } from './TrackingCard';
import { useSearchAgain } from './useSearchAgain';

/** Full details of the customer's own booking, or the public view of any other. */
export function MyTrackingCard({ bookingNumber }: { bookingNumber: string }) {
  const { booking, error, isLoading, updatedAt, refetch } = useLiveBooking(bookingNumber);
  const isForeign = [403, 404].includes(getErrorStatus(error));
  useSearchAgain(Boolean(error) && !isForeign, refetch);
  if (!booking && !isLoading && isForeign) {
    return <TrackingCard bookingNumber={bookingNumber} />;
  }
  return (
    <>
      <SearchOutcome bookingNumber={bookingNumber} outcome={booking && 'found'} />
      {booking && <OwnTrackingCard booking={booking} updatedAt={updatedAt} />}
      {!booking && (
        <Card padding={isLoading ? 'none' : 'md'}>
          {isLoading ? (
            <SkeletonRows count={4} label={`${bookingNumber} is loading`} />
          ) : (
            <ErrorState
              title={`${bookingNumber} did not load`}
              text={getErrorMessage(error, CHECK_CONNECTION)}
              onRetry={refetch}
            />
          )}
        </Card>
      )}
    </>
  );
}
