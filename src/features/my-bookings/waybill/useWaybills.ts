import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '@/api/bookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { getBooking } = bookingsApi.endpoints;

/** The bookings of some ids, each with how its own call stands. */
export function useWaybills(ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const key = ids.join();
  const selectors = useMemo(() => key.split(',').map((id) => getBooking.select(id)), [key]);
  const states = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);

  useEffect(() => {
    const started = key.split(',').map((id) => dispatch(getBooking.initiate(id)));
    return () => started.forEach((each) => each.unsubscribe());
  }, [dispatch, key]);

  const all = ids.map((id, at) => ({ id, booking: states[at]?.data, hasFailed: states[at]?.isError ?? false }));
  const sent = useMemo(() => states.flatMap(({ data }) => data ?? []), [states]);
  const bookings = useNamedPlaces(sent, 'all');
  return {
    bookings,
    failed: all.filter(({ booking, hasFailed }) => !booking && hasFailed).length,
    isLoading: all.some(({ booking, hasFailed }) => !booking && !hasFailed),
    retry: () =>
      all
        .filter(({ hasFailed }) => hasFailed)
        .forEach(({ id }) => void dispatch(getBooking.initiate(id, { forceRefetch: true, subscribe: false }))),
  };
}
