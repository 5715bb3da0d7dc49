import { useState } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetBookingRouteQuery } from '@/api/bookings';
import { getPollInterval } from '@/domain/booking/liveView';
import { getServerTime } from '@/lib/http/serverClock';
import { useNamedBooking } from './useNamedPlaces';
import { useRatedBooking } from './useRatedBookings';

/** Polls a booking until its delivery ends; pauses in a hidden tab. */
export function useLiveBooking(bookingId: string) {
  // state, because the response to the query decides on its interval
  const [pollingInterval, setPollingInterval] = useState(0);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useGetBookingRouteQuery(bookingId, {
    skip: bookingId === '',
    refetchOnMountOrArgChange: true,
    pollingInterval,
    ...POLLED,
  });
  const booking = useRatedBooking(useNamedBooking(currentData).booking);
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
