import { useMemo, useState } from 'react';
import type { Booking } from '../../api/wire';
import { LazyDeliveryMap } from '../../components/map/LazyDeliveryMap';
import { shareBehind } from '../../lib/maps/progress';
import { useNow } from '../../lib/useNow';
import { modeOf, toMapRoute, toMapStops } from '../../store/bookingView';
import { useAppDispatch } from '../../store/hooks';
import { livePosition } from '../../store/liveView';
import { ratingOpened, ratingTargetOf } from '../../store/ratings';
import { freshness } from '../../store/statusWords';
import { CancelDialog } from './CancelDialog';
import { LiveActions } from './LiveActions';
import { LiveDriver } from './LiveDriver';
import { LiveHeadline } from './LiveHeadline';
import { LivePrice } from './LivePrice';
import { LiveTimeline } from './LiveTimeline';

type LiveDetailProps = { booking: Booking; hasFailed: boolean; onRefresh: () => void };

export function LiveDetail({ booking, hasFailed, onRefresh }: LiveDetailProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const dispatch = useAppDispatch();

  return (
    <div className="grid min-h-0 flex-1 grid-cols-[400px_minmax(0,1fr)] sidebar:grid-cols-[424px_minmax(0,1fr)]">
      <section aria-label="Delivery" className="flex min-h-0 flex-col border-r border-ink-150 bg-white">
        <div className="min-h-0 flex-1 overflow-y-auto">
          <LiveHeadline booking={booking} />
          {hasFailed && (
            <p role="status" className="bg-warn-50 px-6 py-2 text-small text-warn-700">
              The last look failed. We keep trying.{' '}
              <button type="button" onClick={onRefresh} className="min-h-6 rounded-xs font-620 underline">
                Try now
              </button>
            </p>
          )}
          <LiveDriver booking={booking} />
          <LiveTimeline booking={booking} />
          <LivePrice booking={booking} />
        </div>
        <LiveActions
          booking={booking}
          onCancel={() => setIsCancelling(true)}
          onRate={() => dispatch(ratingOpened(ratingTargetOf(booking)))}
        />
      </section>
      <section aria-label="Map" className="relative min-h-0">
        <LiveMap booking={booking} />
      </section>
      {isCancelling && <CancelDialog booking={booking} onClose={() => setIsCancelling(false)} />}
    </div>
  );
}

/** The age of the position is told every few seconds, beside the map it belongs to. */
const CLOCK_MS = 5_000;

function LiveMap({ booking }: { booking: Booking }) {
  const now = useNow(CLOCK_MS);
  const position = livePosition(booking);
  const age = freshness(position?.recorded_at, now);
  const stops = useMemo(() => toMapStops(booking), [booking]);
  const route = useMemo(() => {
    const road = toMapRoute(booking);
    if (!road || !position) return road;
    return { ...road, doneFraction: shareBehind(road.points, [position.lat, position.lng]) };
  }, [booking, position]);
  const live = useMemo(
    () =>
      position
        ? { lat: position.lat, lng: position.lng, heading: position.heading ?? undefined, mode: modeOf(booking) }
        : undefined,
    [booking, position],
  );
  return (
    <>
      <LazyDeliveryMap
        label={`Map of ${booking.booking_number}`}
        stops={stops}
        route={route}
        live={live}
        className="h-full"
      />
      {age && (
        <p className="absolute top-5 left-5 z-map-control flex items-center gap-2 rounded-full bg-white px-4 py-2 text-small font-560 shadow-pop">
          <span aria-hidden className={`size-2 rounded-full ${age.isLive ? 'bg-ok-500' : 'bg-ink-400'}`} />
          {age.words}
        </p>
      )}
    </>
  );
}
