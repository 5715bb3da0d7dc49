import { useState } from 'react';
import { useTrackBookingQuery } from '../../api/bookings';
import { TRACKING_POLL_IDLE_MS, TRACKING_POLL_MOVING_MS } from '../../config/constants';
import { isOverPublic, statusOfPublic } from './publicSteps';

const MOVING = new Set(['Driver Assigned', 'Picked Up', 'In Transit']);

/** A delivery as anybody may see it, looked at again while it moves (open call, no bearer). */
export function useTracking(bookingNumber: string) {
  const [gap, setGap] = useState(0);
  const {
    currentData: booking,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp,
  } = useTrackBookingQuery(bookingNumber, {
    skip: bookingNumber === '',
    pollingInterval: gap,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  let wanted = 0;
  if (booking && !isOverPublic(booking)) {
    wanted = MOVING.has(statusOfPublic(booking)) ? TRACKING_POLL_MOVING_MS : TRACKING_POLL_IDLE_MS;
  }
  if (wanted !== gap) setGap(wanted);
  return {
    booking,
    error,
    isLoading: isFetching && !booking,
    lookedAt: fulfilledTimeStamp,
    refetch: () => void refetch(),
  };
}
