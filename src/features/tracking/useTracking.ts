import { useState } from 'react';
import { POLLED } from '@/api/baseApi';
import { useTrackBookingQuery } from '@/api/bookings';
import { getPollInterval } from '@/domain/booking/liveView';
import { useNamedBooking } from '@/hooks/useNamedPlaces';
import { getServerTime } from '@/lib/http/serverClock';

/** Polls the public view of a delivery while it moves; the request carries no bearer token. */
export function useTracking(bookingNumber: string) {
  // state, because the response to the query decides on its interval
  const [pollingInterval, setPollingInterval] = useState(0);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useTrackBookingQuery(bookingNumber, {
    skip: bookingNumber === '',
    pollingInterval,
    ...POLLED,
  });
  const { booking } = useNamedBooking(currentData);
  const nextInterval = getPollInterval(booking, getServerTime());
  if (nextInterval !== pollingInterval) setPollingInterval(nextInterval);
  return {
    booking,
    error,
    isLoading: isFetching && !booking,
    updatedAt: fulfilledTimeStamp,
    refetch: () => void refetch(),
  };
}
