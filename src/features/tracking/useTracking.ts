import { useState } from 'react';
import { POLLED } from '@/api/baseApi';
import { useTrackBookingQuery } from '@/api/bookings';
import { useNamedBooking } from '@/hooks/useNamedPlaces';
import { serverNow } from '@/lib/http/serverClock';
import { pollGapPublic } from './publicSteps';

/** A delivery as anybody may see it, looked at again while it moves (open call, no bearer). */
export function useTracking(bookingNumber: string) {
  const [gap, setGap] = useState(0);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useTrackBookingQuery(bookingNumber, {
    skip: bookingNumber === '',
    pollingInterval: gap,
    ...POLLED,
  });
  const booking = useNamedBooking(currentData);
  const wanted = pollGapPublic(booking, serverNow());
  if (wanted !== gap) setGap(wanted);
  return {
    booking,
    error,
    isLoading: isFetching && !booking,
    lookedAt: fulfilledTimeStamp,
    refetch: () => void refetch(),
  };
}
