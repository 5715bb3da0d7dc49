import { useState, useSyncExternalStore } from 'react';
import { useLazySearchLocationsQuery } from '@/api/bookings';
import type { DraftStop } from '@/domain/draft/draft';
import {
  approximatePin,
  exactPin,
  fromHit,
  fromPin,
  placeQuery,
  type StopPatch,
  type StopCoordinates,
} from '@/domain/draft/stopFrom';

type Point = { lat: number; lng: number };

const position = () =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });

const never = () => () => undefined;
/** Every browser offers it; a page that no browser has yet shows it too. */
const hasLocation = () => 'geolocation' in navigator;

/** Ways to put a stop on the map: where the customer is, a pin, or the middle of a barangay. */
export function useLocate() {
  const [search] = useLazySearchLocationsQuery();
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState('');
  const canLocate = useSyncExternalStore(never, hasLocation, () => true);

  const nearest = async (point: Point) => (await search(point, true)).data?.[0];

  return {
    isLocating,
    problem,
    canLocate,
    /** Null when the browser or the customer refuses. */
    myPlace: async (): Promise<StopPatch | null> => {
      setIsLocating(true);
      setProblem('');
      try {
        const here = await position();
        const hit = await nearest(here);
        return { ...(hit && fromHit(hit)), ...exactPin(here) };
      } catch {
        setProblem('Your location is not available. Search the address instead.');
        return null;
      } finally {
        setIsLocating(false);
      }
    },
    atPin: async (point: Point, typed: string): Promise<StopPatch> => fromPin(point, await nearest(point), typed),
    /** Returns the centre of the chosen barangay; null when the server does not know it. */
    inBarangay: async (stop: Pick<DraftStop, 'barangay' | 'city' | 'province'>): Promise<StopCoordinates | null> => {
      setProblem('');
      const { data } = await search({ query: placeQuery(stop) }, true);
      const hit = data?.find(({ barangay }) => String(barangay?.id) === stop.barangay?.id) ?? data?.[0];
      if (!hit) setProblem('We do not know where this is on the map. Place a pin.');
      return hit ? approximatePin(hit) : null;
    },
  };
}
