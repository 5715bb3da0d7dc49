import { ErrorBoundary } from 'react-error-boundary';
import { MAP_NOT_LOADED } from '@/config/messages';
import { StopList } from '../delivery/StopList';
import { RetryButton } from '../ui/RetryButton';
import { lazyWithRetry } from '../ui/lazyWithRetry';
import { MapSkeleton } from './MapSkeleton';
import type { DeliveryMapProps } from './types';

const DeliveryMap = lazyWithRetry(() => import('./DeliveryMap'), 'DeliveryMap', <MapSkeleton />);

type FallbackProps = Pick<DeliveryMapProps, 'label' | 'stops'> & { onRetry: () => void };

function MapFallback({ label, stops, onRetry }: FallbackProps) {
  return (
    <section aria-label={label} className="absolute inset-0 overflow-y-auto p-5">
      <p role="status" className="text-small text-ink-600">
        {MAP_NOT_LOADED}{' '}
        <RetryButton onRetry={onRetry} className="font-620 text-brand-800 underline underline-offset-2" />
      </p>
      <StopList stops={stops} label="Stops on the map" className="mt-4" />
    </section>
  );
}

/** Map that loads on first use; if it fails to load, the stops are listed as text. */
export function LazyDeliveryMap({ className = '', ...props }: DeliveryMapProps) {
  return (
    <div className={`relative overflow-hidden bg-map-land ${className}`}>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <MapFallback label={props.label} stops={props.stops} onRetry={resetErrorBoundary} />
        )}
      >
        <DeliveryMap {...props} className="size-full" />
      </ErrorBoundary>
    </div>
  );
}
