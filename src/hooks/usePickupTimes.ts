import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetSchedulesQuery } from '@/api/bookings';
import type { ScheduleRequest } from '@/api/wire';
import type { PickupTimes } from '@/components/delivery/PickupTimeField';
import { getSlotHint, toSlotOptions } from '@/domain/draft/slotOptions';

/** Loads the pickup times of a day. `request` is null while the route or the day is unknown. */
export function usePickupTimes(request: ScheduleRequest | null, chosen: string): PickupTimes {
  const { currentData, isFetching, isError, refetch } = useGetSchedulesQuery(request ?? skipToken, {
    refetchOnMountOrArgChange: true,
    // a time may pass while another tab is open
    refetchOnFocus: true,
  });
  const isOffered = currentData?.some(({ pickup_at, available }) => available && pickup_at === chosen);
  return {
    options: toSlotOptions(currentData ?? []),
    advice: currentData && getSlotHint(currentData, chosen),
    isLoading: isFetching,
    hasFailed: isError,
    isTaken: chosen !== '' && isOffered === false,
    retry: () => void refetch(),
  };
}
