import { useState } from 'react';
import { POLLED } from '@/api/baseApi';
import { useGetBookingRouteQuery } from '@/api/bookings';
import { getPollInterval } from '@/domain/booking/liveView';
import { serverNow } from '@/lib/http/serverClock';
import { useNamedBooking } from './useNamedPlaces';
import { useRatedBooking } from './useRatedBookings';

/** A booking that is looked at again and again while it moves; pauses with the tab and ends with the delivery. */
export function useLiveBooking(bookingId: string) {
  const [gap, setGap] = useState(0);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useGetBookingRouteQuery(bookingId, {
    skip: bookingId === '',
    refetchOnMountOrArgChange: true,
    pollingInterval: gap,
    ...POLLED,
  });
  const booking = useRatedBooking(useNamedBooking(currentData));
  const wanted = getPollInterval(booking, serverNow());
  if (wanted !== gap) setGap(wanted);
  return {
    booking,
    error,
    isLoading: isFetching && !booking,
    lookedAt: fulfilledTimeStamp,
    refetch: () => void refetch(),
  };
}
