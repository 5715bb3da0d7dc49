import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { MapSkeleton } from '@/components/map/MapSkeleton';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getDraftMapRoute, getDraftMapStops } from '@/domain/draft/draftMapStops';
import { formatBarangayAndCity } from '@/domain/draft/stopFrom';
import { useIsIdle } from '@/hooks/useIsIdle';
import { useDebouncedDraft } from '../form/useDebouncedDraft';

/** The map names a stop by its barangay and city, so that a typed address does not render it again. */
const toMapStops = ({ stops }: DeliveryDraft) =>
  getDraftMapStops({ stops: stops.map((stop) => ({ ...stop, address_line: formatBarangayAndCity(stop) })) });

/** Map of the stops that have coordinates, below the route; it sticks while the longer columns scroll. */
export function RouteMap() {
  const stops = useDebouncedDraft(toMapStops);
  const isIdle = useIsIdle();
  if (stops.length === 0) return null;
  return (
    <div className="relative h-[220px] shrink-0 overflow-hidden rounded-lg shadow-card sidebar:sticky sidebar:top-[136px] sidebar:h-[min(360px,calc(100dvh-152px))]">
      {isIdle ? (
        <LazyDeliveryMap
          label="Map of the route"
          stops={stops}
          route={getDraftMapRoute(stops)}
          isPreview
          isListed
          className="h-full"
        />
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}
