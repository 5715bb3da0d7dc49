import { useMemo } from 'react';
import { useSearchLocationsQuery } from '@/api/bookings';
import type { PublicBooking } from '@/api/wire';
import type { MapStop } from '@/components/map/types';
import { isOnMap } from '@/lib/maps/geo';
import { getDestination } from './publicDetails';

/**
 * Returns the area of the last drop-off as a stop of the map: the centre of its barangay or city, found by the open
 * place search, because the public gets no coordinates of a stop. Empty if the search finds nothing in that city.
 */
export function useDestination(booking: PublicBooking): MapStop[] {
  const destination = getDestination(booking);
  const place = destination?.place ?? '';
  const city = destination?.city ?? '';
  const { currentData: hits } = useSearchLocationsQuery({ query: place }, { skip: place === '' });
  return useMemo(() => {
    const found = hits?.find((hit) => hit.city?.name === city && isOnMap(hit));
    if (!found) return [];
    const { lat, lng } = found;
    return [{ key: 'destination', kind: 'dropoff', caption: 'Drop-off area', title: place, lat, lng }];
  }, [hits, city, place]);
}
