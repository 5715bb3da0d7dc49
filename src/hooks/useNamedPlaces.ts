import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { referenceApi } from '@/api/reference';
import type { Place } from '@/api/wire';
import type { PlaceLevel } from '@/domain/places/resolvePlaces';
import { placeIdOf, sentPlace, sentPlaces, type SentStop } from '@/domain/places/sentPlaces';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootState';

/** How far down names are needed: a list says the city, a delivery says all. */
type Depth = 'city' | 'all';
const LEVELS: Record<Depth, readonly PlaceLevel[]> = {
  city: ['city'],
  all: ['region', 'province', 'city', 'barangay'],
};

type WithStops = { booking_routes?: { stops?: SentStop[] | null }[] | null };

const { getRegions, getProvinces, getCities, getBarangays } = referenceApi.endpoints;

/** The list that knows the name of a stop's place, as "city 130"; none where it is known, or its list is not. */
function listKeyOf(stop: SentStop, level: PlaceLevel): string | null {
  if (sentPlace(stop, level) || placeIdOf(stop, level) === '') return null;
  if (level === 'region') return 'region ';
  const above = {
    province: placeIdOf(stop, 'region'),
    // a region without provinces lists its cities under its own id
    city: placeIdOf(stop, 'province') || placeIdOf(stop, 'region'),
    barangay: placeIdOf(stop, 'city'),
  }[level];
  return above === '' ? null : `${level} ${above}`;
}

function listOf(key: string) {
  const [level = '', above = ''] = key.split(/ (.*)/);
  if (level === 'region') {
    return { ask: (dispatch: AppDispatch) => dispatch(getRegions.initiate()), select: getRegions.select() };
  }
  const list = level === 'province' ? getProvinces : level === 'city' ? getCities : getBarangays;
  return { ask: (dispatch: AppDispatch) => dispatch(list.initiate(above)), select: list.select(above) };
}

const stopsOf = (booking: WithStops): SentStop[] => booking.booking_routes?.[0]?.stops ?? [];

/** The stop with the names that the lists know; itself where they add nothing. */
function named(stop: SentStop, levels: readonly PlaceLevel[], lists: ReadonlyMap<string, Place[]>): SentStop {
  const found = levels.flatMap((level): [PlaceLevel, Place][] => {
    const id = placeIdOf(stop, level);
    const place = lists.get(listKeyOf(stop, level) ?? '')?.find((one) => String(one.id) === id);
    return place ? [[level, place]] : [];
  });
  return found.length === 0 ? stop : { ...stop, place: { ...sentPlaces(stop), ...Object.fromEntries(found) } };
}

/**
 * The bookings with the names of their places. A server may send the ids alone: then the place lists are asked, each
 * once, and kept like those of a form. Bookings that came with their names are handed back as they are.
 */
export function useNamedPlaces<B extends object>(bookings: readonly B[], depth: Depth = 'city'): readonly B[] {
  const dispatch = useAppDispatch();
  const levels = LEVELS[depth];
  const keys = useMemo(() => {
    const all = bookings.flatMap(stopsOf).flatMap((stop) => levels.map((level) => listKeyOf(stop, level)));
    return [...new Set(all.filter((key) => key !== null))].join('\n');
  }, [bookings, levels]);
  const lists = useMemo(() => (keys === '' ? [] : keys.split('\n').map((key) => ({ key, ...listOf(key) }))), [keys]);
  const places = useAppSelector((state) => lists.map(({ select }) => select(state).data), shallowEqual);

  useEffect(() => {
    const asked = lists.map(({ ask }) => ask(dispatch));
    return () => asked.forEach((one) => one.unsubscribe());
  }, [dispatch, lists]);

  return useMemo(() => {
    const known = new Map(lists.flatMap(({ key }, at) => (places[at] ? [[key, places[at]] as const] : [])));
    if (known.size === 0) return bookings;
    return bookings.map((booking) => {
      const sent = stopsOf(booking);
      const stops = sent.map((stop) => named(stop, levels, known));
      const [route, ...others] = (booking as WithStops).booking_routes ?? [];
      const isSame = stops.every((stop, at) => stop === sent[at]);
      return isSame ? booking : { ...booking, booking_routes: [{ ...route, stops }, ...others] };
    });
  }, [bookings, levels, lists, places]);
}

/** One delivery with the names of all its places. */
export function useNamedBooking<B extends object>(booking: B | undefined): B | undefined {
  return useNamedPlaces(
    useMemo(() => (booking ? [booking] : []), [booking]),
    'all',
  )[0];
}
