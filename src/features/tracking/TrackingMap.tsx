import { useMemo } from 'react';
import type { Position, PublicBooking } from '@/api/wire';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { toMapDriver } from '@/domain/booking/mapRoute';
import { useDestination } from './useDestination';

/** Closest zoom at which the embedded map still names places. */
const MAX_ZOOM = 14;

type TrackingMapProps = { booking: PublicBooking; position: Position };

/** Driver and drop-off area on the map; the public sees no addresses. On phones the map precedes the summary. */
export function TrackingMap({ booking, position }: TrackingMapProps) {
  const stops = useDestination(booking);
  const live = useMemo(() => toMapDriver(booking, position), [booking, position]);
  return (
    <div className="relative order-first overflow-hidden rounded-lg ring-1 ring-ink-150 desktop:order-none desktop:min-h-[360px]">
      <LazyDeliveryMap
        label={`Driver of ${booking.booking_number}`}
        stops={stops}
        live={live}
        maxZoom={MAX_ZOOM}
        // the progress next to the map names it
        isListed
        className="h-[320px] desktop:h-full"
      />
    </div>
  );
}
