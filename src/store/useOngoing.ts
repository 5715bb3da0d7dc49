import { useMemo } from 'react';
import { POLLED } from '../api/baseApi';
import { useGetBookingsQuery } from '../api/bookings';
import { BOOKINGS_FIRST_PAGE } from '../config/constants';
import { useNamedPlaces } from './places/useNamedPlaces';

const ONGOING_POLL_MS = 60_000;

export const ONGOING_FAILED = 'Ongoing bookings did not load. Try again';

/** The first of the ongoing bookings and how many there are, for card and rail alike (spec section 2, Sidebar). */
export function useOngoing() {
  const { data, isError, refetch } = useGetBookingsQuery(
    { page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' },
    { pollingInterval: ONGOING_POLL_MS, ...POLLED },
  );
  const [first] = useNamedPlaces(useMemo(() => data?.data.slice(0, 1) ?? [], [data]));
  // what loaded before stays shown while a later answer is refused
  const isKnown = data !== undefined;
  return { first, count: data?.count ?? 0, isKnown, hasFailed: isError && !isKnown, refetch };
}
