import { bookingsApi } from '@/api/bookings';
import { approximatePin, placeQuery } from '@/domain/draft/stopFrom';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useAppDispatch } from '@/store/hooks';
import type { StopsSource } from './checkStops';

const { searchLocations } = bookingsApi.endpoints;

/** Fetches places and the coordinates of a barangay, as the stop editor does. */
export function useStopsSource(): StopsSource {
  const dispatch = useAppDispatch();
  const places = usePlaceSource();
  return {
    ...places,
    pinOf: async ({ province, city, barangay }) => {
      const query = placeQuery({ province, city, barangay });
      const hits = await dispatch(searchLocations.initiate({ query }, { subscribe: false })).unwrap();
      const hit =
        hits.find((hit) => String(hit.barangay?.id) === barangay?.id) ??
        hits.find((hit) => String(hit.city?.id) === city?.id);
      return hit ? approximatePin(hit) : null;
    },
  };
}
