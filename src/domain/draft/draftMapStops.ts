import { toLatLng } from '@/lib/maps/geo';
import { getStopKind, getStopLabel } from '@/utils/stopNames';
import type { DeliveryDraft } from './draft';
import { getStopTitle } from './stopFrom';

/** Returns the stops of a draft that have coordinates, for the map. */
export function getDraftMapStops({ stops }: Pick<DeliveryDraft, 'stops'>) {
  return stops.flatMap((stop, index) => {
    if (stop.lat === null || stop.lng === null) return [];
    const kind = getStopKind(index, stops.length);
    return [
      {
        key: stop.key,
        kind,
        number: kind === 'stop' ? index : undefined,
        title: getStopTitle(stop),
        caption: getStopLabel(index, stops.length),
        lat: stop.lat,
        lng: stop.lng,
      },
    ];
  });
}

/** Returns the dotted, straight line between the stops of a draft: its road is only known once it is booked. */
export const getDraftMapRoute = (stops: ReturnType<typeof getDraftMapStops>) => ({
  points: stops.map(toLatLng),
  doneFraction: 0,
});
