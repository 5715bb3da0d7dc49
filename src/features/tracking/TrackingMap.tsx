import { useMemo } from 'react';
import type { Position, PublicBooking } from '@/api/wire';
import { EmptyArt } from '@/components/art/EmptyArt';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { toMapDriver } from '@/domain/booking/mapRoute';
import { useDestination } from './useDestination';

/** Closest zoom at which the embedded map still names places. */
const MAX_ZOOM = 14;

type TrackingMapProps = { booking: PublicBooking; position: Position | null };

/** Driver and drop-off area on the map; the public sees no addresses. On phones the map precedes the summary. */
export function TrackingMap({ booking, position }: TrackingMapProps) {
  const stops = useDestination(booking, position !== null);
  const live = useMemo(() => (position ? toMapDriver(booking, position) : undefined), [booking, position]);
  if (!live) return <ClosedMap isOver={isDeliveryOver(booking)} />;
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

/** Fills the place of the map before the last leg and after the delivery. */
function ClosedMap({ isOver }: { isOver: boolean }) {
  return (
    <div
      className={`flex-col items-center justify-center gap-4 rounded-lg bg-ink-100 p-5 text-center desktop:flex desktop:p-8 ${isOver ? 'hidden' : 'flex'}`}
    >
      <span className="hidden desktop:block">
        <EmptyArt />
      </span>
      <p className="max-w-[320px] text-small text-ink-600">
        {isOver
          ? 'This delivery has ended, so the live map is closed.'
          : 'The map opens when the driver is on the way to the last stop.'}
      </p>
    </div>
  );
}
