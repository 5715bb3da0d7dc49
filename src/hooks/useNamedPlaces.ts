import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { referenceApi } from '@/api/reference';
import type { Place } from '@/api/wire';
import { PLACE_LEVELS, type PlaceLevel } from '@/config/placeLevels';
import { getSentPlace, getSentPlaces, readPlaceId, type SentStop } from '@/domain/places/sentPlaces';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootState';

/** Place levels that need a name: lists show the city, a delivery shows all of them. */
type Depth = 'city' | 'all';
const LEVELS: Record<Depth, readonly PlaceLevel[]> = {
  city: ['city'],
  all: PLACE_LEVELS,
};

type WithStops = { booking_routes?: { stops?: SentStop[] | null }[] | null };

const { getRegions, getProvinces, getCities, getBarangays } = referenceApi.endpoints;

/** Returns the list with the name of a stop's place, as "city 130"; null if the name or the list's parent is missing. */
function getListKey(stop: SentStop, level: PlaceLevel): string | null {
  if (getSentPlace(stop, level) || readPlaceId(stop, level) === '') return null;
  if (level === 'region') return 'region ';
  const parent = {
    province: readPlaceId(stop, 'region'),
    // a region without provinces lists its cities under its own id
    city: readPlaceId(stop, 'province') || readPlaceId(stop, 'region'),
    barangay: readPlaceId(stop, 'city'),
  }[level];
  return parent === '' ? null : `${level} ${parent}`;
}

function getPlaceList(key: string) {
  const [level = '', parent = ''] = key.split(/ (.*)/);
  if (level === 'region') {
    return { load: (dispatch: AppDispatch) => dispatch(getRegions.initiate()), select: getRegions.select() };
  }
  const list = level === 'province' ? getProvinces : level === 'city' ? getCities : getBarangays;
  return { load: (dispatch: AppDispatch) => dispatch(list.initiate(parent)), select: list.select(parent) };
}

const getRoutes = (booking: WithStops) => booking.booking_routes ?? [];
const getSentStops = (booking: WithStops): SentStop[] => getRoutes(booking)[0]?.stops ?? [];

/** Adds the names from the lists to a stop; returns the same stop if they add none. */
function withNames(stop: SentStop, levels: readonly PlaceLevel[], lists: ReadonlyMap<string, Place[]>): SentStop {
  const found = levels.flatMap((level): [PlaceLevel, Place][] => {
    const id = readPlaceId(stop, level);
    const place = lists.get(getListKey(stop, level) ?? '')?.find((listed) => String(listed.id) === id);
    return place ? [[level, place]] : [];
  });
  return found.length === 0 ? stop : { ...stop, place: { ...getSentPlaces(stop), ...Object.fromEntries(found) } };
}

/** Loads the place lists of the stops, and adds the names from the loaded lists. */
function usePlaceNames<B extends object>(bookings: readonly B[], levels: readonly PlaceLevel[]) {
  const dispatch = useAppDispatch();
  const keys = useMemo(() => {
    const all = bookings.flatMap(getSentStops).flatMap((stop) => levels.map((level) => getListKey(stop, level)));
    return [...new Set(all.filter((key) => key !== null))].join('\n');
  }, [bookings, levels]);
  const lists = useMemo(
    () => (keys === '' ? [] : keys.split('\n').map((key) => ({ key, ...getPlaceList(key) }))),
    [keys],
  );
  const places = useAppSelector((state) => lists.map(({ select }) => select(state).data), shallowEqual);
  const isLoading = useAppSelector((state) =>
    lists.some(({ select }) => ['uninitialized', 'pending'].includes(select(state).status)),
  );

  useEffect(() => {
    const subscriptions = lists.map(({ load }) => load(dispatch));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, lists]);

  const named = useMemo(() => {
    const known = new Map(lists.flatMap(({ key }, index) => (places[index] ? [[key, places[index]] as const] : [])));
    if (known.size === 0) return bookings;
    return bookings.map((booking) => {
      const sent = getSentStops(booking);
      const stops = sent.map((stop) => withNames(stop, levels, known));
      const [route, ...others] = getRoutes(booking);
      const isSame = stops.every((stop, index) => stop === sent[index]);
      return isSame ? booking : { ...booking, booking_routes: [{ ...route, stops }, ...others] };
    });
  }, [bookings, levels, lists, places]);
  return { named, isLoading };
}

/**
 * Returns bookings with the names of their places. A server may send ids only: the names then come from the place lists,
 * each loaded once. Bookings that already have names are returned unchanged.
 */
export function useNamedPlaces<B extends object>(bookings: readonly B[], depth: Depth = 'city'): readonly B[] {
  return usePlaceNames(bookings, LEVELS[depth]).named;
}

/** Returns one booking with the names of all its places that are known; `isLoading` while more may come. */
export function useNamedBooking<B extends object>(booking: B | undefined) {
  const { named, isLoading } = usePlaceNames(
    useMemo(() => (booking ? [booking] : []), [booking]),
    LEVELS.all,
  );
  return { booking: named[0], isLoading };
}
