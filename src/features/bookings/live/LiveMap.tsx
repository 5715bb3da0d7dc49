import { useMemo } from 'react';
import type { Booking } from '../../../api/wire';
import { LazyDeliveryMap } from '../../../components/map/LazyDeliveryMap';
import { shareBehind } from '../../../lib/maps/progress';
import { modeOf, toMapRoute, toMapStops } from '../../../store/bookingView';
import { livePosition } from '../../../store/liveView';
import { isOnMap } from './places';

/** The stops, the road and the driver, as far as anybody knows where they are. */
export function LiveMap({ booking }: { booking: Booking }) {
  const stops = useMemo(() => toMapStops(booking).filter(isOnMap), [booking]);
  const known = livePosition(booking);
  const position = known && isOnMap(known) ? known : null;
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
    <LazyDeliveryMap
      label={`Map of ${booking.booking_number}`}
      stops={stops}
      route={route}
      live={live}
      className="h-full"
    />
  );
}
