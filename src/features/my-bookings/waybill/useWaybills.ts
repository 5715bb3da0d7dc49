import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '@/api/bookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { getBooking } = bookingsApi.endpoints;

/** Loads bookings by id and counts the failed requests. */
export function useWaybills(ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const key = ids.join();
  const selectors = useMemo(() => key.split(',').map((id) => getBooking.select(id)), [key]);
  const states = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  useEffect(() => {
    const subscriptions = key.split(',').map((id) => dispatch(getBooking.initiate(id)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, key]);

  const requests = ids.map((id, index) => ({
    id,
    booking: states[index]?.data,
    hasFailed: states[index]?.isError ?? false,
  }));
  const loaded = useMemo(() => states.flatMap(({ data }) => data ?? []), [states]);
  const bookings = useNamedPlaces(loaded, 'all');
  return {
    bookings,
    failed: requests.filter(({ booking, hasFailed }) => !booking && hasFailed).length,
    isLoading: requests.some(({ booking, hasFailed }) => !booking && !hasFailed),
    retry: () =>
      requests
        .filter(({ hasFailed }) => hasFailed)
        .forEach(({ id }) => void dispatch(getBooking.initiate(id, { forceRefetch: true, subscribe: false }))),
  };
}
