import { useMemo } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetBookingsQuery } from '@/api/bookings';
import { useNow } from '@/components/ui/useNow';
import { BOOKINGS_FIRST_PAGE, MINUTE_MS } from '@/config/constants';
import { ONGOING_NOT_LOADED } from '@/config/messages';
import { sortByUrgency } from '@/domain/booking/urgency';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';

const ONGOING_POLL_MS = MINUTE_MS;

export const ONGOING_FAILED = `${ONGOING_NOT_LOADED} Try again`;

/** Returns the most urgent ongoing booking and their count (spec section 2, Sidebar; docs/decisions/0053). */
export function useOngoing() {
  const { data, isError, refetch } = useGetBookingsQuery(
    { page: BOOKINGS_FIRST_PAGE, status: 'Ongoing' },
    { pollingInterval: ONGOING_POLL_MS, ...POLLED },
  );
  const now = useNow(ONGOING_POLL_MS);
  const urgent = useMemo(() => sortByUrgency(data?.data ?? [], now).slice(0, 1), [data, now]);
  const [first] = useNamedPlaces(urgent);
  // loaded data stays visible if a later request fails
  const isKnown = data !== undefined;
  return { first, count: data?.count ?? 0, isKnown, hasFailed: isError && !isKnown, refetch };
}
