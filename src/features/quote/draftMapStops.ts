import type { DeliveryDraft } from '@/domain/draft/draft';
import { stopTitle } from '@/domain/draft/stopFrom';
import { getStopLabel } from '@/utils/text';

/** The stops of a draft that have a place already, for the map. */
export function draftMapStops({ stops }: Pick<DeliveryDraft, 'stops'>) {
  return stops.flatMap((stop, at) => {
    if (stop.lat === null || stop.lng === null) return [];
    const kind = at === 0 ? ('pickup' as const) : at === stops.length - 1 ? ('dropoff' as const) : ('stop' as const);
    return [
      {
        key: stop.key,
        kind,
        number: kind === 'stop' ? at : undefined,
        title: stopTitle(stop),
        caption: getStopLabel(at, stops.length),
        lat: stop.lat,
        lng: stop.lng,
      },
    ];
  });
}
