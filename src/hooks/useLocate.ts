import { useState, useSyncExternalStore } from 'react';
import { useLazySearchLocationsQuery } from '@/api/bookings';
import { MINUTE_MS } from '@/config/constants';
import { getBarangayPin } from '@/domain/draft/barangayPin';
import type { DraftStop } from '@/domain/draft/draft';
import {
  fromPickedHit,
  fromPin,
  getPlaceQuery,
  toExactPin,
  type PlaceBefore,
  type StopCoordinates,
  type StopPatch,
} from '@/domain/draft/stopFrom';
import type { Point } from '@/lib/maps/geo';

const getPosition = () =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: 10_000, maximumAge: MINUTE_MS },
    );
  });

const subscribeToNothing = () => () => undefined;
const isGeolocationSupported = () => 'geolocation' in navigator;

/** Returns functions to locate a stop: at the customer's position, at a pin, or at the centre of a barangay. */
export function useLocate() {
  const [search] = useLazySearchLocationsQuery();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState('');
  // the prerendered page offers it, as every browser does
  const hasGeolocation = useSyncExternalStore(subscribeToNothing, isGeolocationSupported, () => true);

  const findNearest = async (point: Point) => (await search(point, true)).data?.[0];

  return {
    isLocating,
    problem,
    hasGeolocation,
    /** Resolves with null if the browser or the customer refuses. */
    findMyPlace: async (before: PlaceBefore): Promise<StopPatch | null> => {
      setIsLocating(true);
      setProblem('');
      try {
        const here = await getPosition();
        const hit = await findNearest(here);
        return { ...(hit && fromPickedHit(hit, before)), ...toExactPin(here) };
      } catch {
        setProblem("We couldn't get your location. Search for the address instead.");
        return null;
      } finally {
        setIsLocating(false);
      }
    },
    findPlaceAtPin: async (point: Point, typed: string): Promise<StopPatch> =>
      fromPin(point, await findNearest(point), typed),
    /** Resolves with the centre of the chosen barangay; null if the server does not know it. */
    findBarangayPin: async (
      stop: Pick<DraftStop, 'barangay' | 'city' | 'province'>,
    ): Promise<StopCoordinates | null> => {
      setProblem('');
      const { data = [] } = await search({ query: getPlaceQuery(stop) }, true);
      const pin = getBarangayPin(data, stop);
      if (!pin) setProblem("We couldn't find this on the map. Place a pin.");
      return pin;
    },
  };
}
