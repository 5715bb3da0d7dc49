import { bookingsApi } from '@/api/bookings';
import { approximatePin, placeQuery } from '@/domain/draft/stopFrom';
import { usePlaceSource } from '@/hooks/usePlaceSource';
import { useAppDispatch } from '@/store/hooks';
import type { StopsSource } from './checkStops';

const { searchLocations } = bookingsApi.endpoints;

/** The server's places, and where a barangay lies: what the stop editor asks for as well. */
export function useStopsSource(): StopsSource {
  const dispatch = useAppDispatch();
  const places = usePlaceSource();
  return {
    ...places,
    pinOf: async ({ province, city, barangay }) => {
      const query = placeQuery({ province, city, barangay });
      const hits = await dispatch(searchLocations.initiate({ query }, { subscribe: false })).unwrap();
      const hit =
        hits.find((one) => String(one.barangay?.id) === barangay?.id) ??
        hits.find((one) => String(one.city?.id) === city?.id);
      return hit ? approximatePin(hit) : null;
    },
  };
}
