import { useMemo } from 'react';
import type { Booking } from '@/api/wire';
import { getBookingStops, isBeforePickup, toMapStops } from '@/domain/booking/bookingView';
import { getLivePosition } from '@/domain/booking/liveView';
import { toMapDriver, toMapRoute } from '@/domain/booking/mapRoute';
import { isOnMap, toLatLng } from '@/lib/maps/geo';
import { getShareTravelled } from '@/lib/maps/progress';

/** Returns true if a map has a stop to show; otherwise the timeline takes the full width. */
export const hasPlaces = (booking: Booking) => getBookingStops(booking).some((stop) => isOnMap(stop));

/** Returns the stops, the road and the driver of a delivery, as far as their positions are known. */
export function useDeliveryMap(booking: Booking) {
  const stops = useMemo(() => toMapStops(booking).filter((stop) => isOnMap(stop)), [booking]);
  const position = getLivePosition(booking);
  const route = useMemo(() => {
    const road = toMapRoute(booking);
    if (!road || !position) return road;
    // on the way to the pickup, the nearest point of the road may lie beyond it
    const doneFraction = isBeforePickup(booking) ? 0 : getShareTravelled(road.points, toLatLng(position));
    return { ...road, doneFraction };
  }, [booking, position]);
  const live = useMemo(() => (position ? toMapDriver(booking, position) : undefined), [booking, position]);
  return { stops, route, live };
}
