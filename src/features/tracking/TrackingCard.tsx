import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { HelpLink } from '@/components/ui/HelpLink';
import { RetryButton } from '@/components/ui/RetryButton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { CHECK_CONNECTION, MAP_NOT_LOADED } from '@/config/messages';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { getErrorMessage, getErrorStatus } from '@/lib/http/errorMessage';
import { ClosedMap } from './ClosedMap';
import { PublicSummary } from './PublicSummary';
import { SearchOutcome } from './SearchOutcome';
import { TrackingProgress } from './TrackingProgress';
import { getPublicPosition, getPublicSteps } from './publicSteps';
import { useSearchAgain } from './useSearchAgain';
import { useTracking } from './useTracking';

/** Place of the map, also while its code loads. */
const MAP_PLACE = 'order-first h-[320px] rounded-lg bg-map-land desktop:order-none desktop:h-auto';

const TrackingMap = lazyWithRetry(() => import('./TrackingMap'), 'TrackingMap', <div className={MAP_PLACE} />);

function MapFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={MAP_PLACE}>
      <p role="status" className="p-5 text-small text-ink-600">
        {MAP_NOT_LOADED} <RetryButton onRetry={onRetry} className="font-620 text-brand-800 underline" />
      </p>
    </div>
  );
}

/** Public view of one booking number: summary, progress and, on the last leg, the driver on the map. */
export function TrackingCard({ bookingNumber }: { bookingNumber: string }) {
  const tracking = useTracking(bookingNumber);
  const { booking, error, isLoading } = tracking;
  useSearchAgain(Boolean(error), tracking.refetch);
  const isNotFound = !booking && !isLoading && getErrorStatus(error) === 404;
  return (
    <>
      <SearchOutcome bookingNumber={bookingNumber} outcome={booking ? 'found' : isNotFound && 'not found'} />
      {isNotFound ? (
        <NotFound bookingNumber={bookingNumber} />
      ) : (
        <TrackedDelivery bookingNumber={bookingNumber} tracking={tracking} />
      )}
    </>
  );
}

type TrackedDeliveryProps = { bookingNumber: string; tracking: ReturnType<typeof useTracking> };

function TrackedDelivery({
  bookingNumber,
  tracking: { booking, error, isLoading, updatedAt, refetch },
}: TrackedDeliveryProps) {
  const now = useNow(MINUTE_MS);
  if (isLoading) {
    return (
      <Card padding="none">
        <SkeletonRows count={4} label={`${bookingNumber} is loading`} />
      </Card>
    );
  }
  if (!booking) {
    return (
      <Card>
        <ErrorState
          title={`${bookingNumber} did not load`}
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={refetch}
          help={null}
        />
      </Card>
    );
  }
  const position = getPublicPosition(booking);
  return (
    <article
      aria-label={booking.booking_number}
      className="grid gap-5 desktop:grid-cols-[minmax(0,476px)_minmax(0,1fr)]"
    >
      <Card padding="lg">
        <PublicSummary booking={booking} updatedAt={updatedAt} hasFailed={Boolean(error)} />
        <TrackingProgress bookingNumber={booking.booking_number} steps={getPublicSteps(booking, now)} />
      </Card>
      {position ? (
        <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <MapFallback onRetry={resetErrorBoundary} />}>
          <TrackingMap booking={booking} position={position} />
        </ErrorBoundary>
      ) : (
        <ClosedMap isOver={isDeliveryOver(booking)} />
      )}
    </article>
  );
}

function NotFound({ bookingNumber }: { bookingNumber: string }) {
  return (
    <Card>
      <EmptyState
        title={`${bookingNumber} was not found`}
        text={
          <>
            A booking number looks like <span className="whitespace-nowrap">LGX-260716-0482</span>: letters, the date
            and four digits. You'll find it on the receipt and in every message about the delivery. The sender can share
            the link again.
          </>
        }
        action={
          // on phones the help center shows the app-download screen
          <span className="hidden desktop:inline">
            <HelpLink topic="not-found" />
          </span>
        }
      />
    </Card>
  );
}
