import { useState } from 'react';
import { useGetBookingRouteQuery } from '../api/bookings';
import { pollGap } from './liveView';
import { withWait } from './statusWords';

/** A booking that is looked at again and again while it moves; pauses with the tab and ends with the delivery. */
export function useLiveBooking(bookingId: string) {
  const [gap, setGap] = useState(0);
  const { data, currentData, error, isLoading, isFetching, refetch, fulfilledTimeStamp } = useGetBookingRouteQuery(
    bookingId,
    {
      skip: bookingId === '',
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: gap,
      skipPollingIfUnfocused: true,
    },
  );
  const booking = currentData ?? (isFetching ? undefined : data);
  const wanted = withWait(pollGap(booking), error);
  if (wanted !== gap) setGap(wanted);
  return {
    booking,
    error,
    isLoading: isLoading || (isFetching && !booking),
    lookedAt: fulfilledTimeStamp,
    refetch: () => void refetch(),
  };
}
