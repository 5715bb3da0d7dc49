import { useMemo } from 'react';
import type { Position, PublicBooking } from '@/api/wire';
import { EmptyArt } from '@/components/art/EmptyArt';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { useNow } from '@/components/ui/useNow';
import { isDeliveryOver } from '@/domain/booking/liveView';
import { freshness } from '@/domain/booking/statusLabels';

const CLOCK_MS = 5_000;
const NO_STOPS: never[] = [];

/** Map with the driver only, since the public may not see addresses. */
export function TrackingMap({ booking, position }: { booking: PublicBooking; position: Position | null }) {
  const now = useNow(CLOCK_MS);
  const mode = booking.booking_type === 'shared' ? 'shared' : 'exclusive';
  const live = useMemo(
    () =>
      position
        ? ({ lat: position.lat, lng: position.lng, heading: position.heading ?? undefined, mode } as const)
        : undefined,
    [mode, position],
  );
  const age = freshness(position?.recorded_at, now);
  if (!live) {
    return (
      <div className="hidden flex-col items-center justify-center gap-4 rounded-lg bg-ink-100 p-8 text-center desktop:flex">
        <EmptyArt />
        <p className="max-w-[320px] text-small text-ink-600">
          {isDeliveryOver(booking)
            ? 'This delivery has ended, so the live map is closed.'
            : 'The map opens when the driver is on the way to the last stop.'}
        </p>
      </div>
    );
  }
  return (
    <div className="relative overflow-hidden rounded-lg ring-1 ring-ink-150 desktop:min-h-[360px]">
      <LazyDeliveryMap
        label={`Driver of ${booking.booking_number}`}
        stops={NO_STOPS}
        live={live}
        className="h-[360px] desktop:h-full"
      />
      {age && (
        <p
          aria-hidden
          className="absolute top-4 left-4 z-map-control hidden items-center gap-2 rounded-full bg-white px-4 py-2 text-small font-560 shadow-pop desktop:flex"
        >
          <span className={`size-2 rounded-full ${age.isLive ? 'bg-ok-500' : 'bg-ink-400'}`} />
          {age.label}
        </p>
      )}
    </div>
  );
}
