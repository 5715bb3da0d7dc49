import { useMemo } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Address } from '@/api/wire';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { formatDay } from '@/lib/dates';
import { selectRecentStops } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { getBookingUses, getLastUsed, toRecentUse } from './lastUsed';

const ONGOING = { status: 'Ongoing', page: BOOKINGS_FIRST_PAGE } as const;
const COMPLETED = { status: 'Completed', page: BOOKINGS_FIRST_PAGE } as const;

/** Returns a function that labels the last use of an address, from the latest bookings and this browser. */
export function useLastUsed(): (address: Address) => string {
  const ongoing = useGetBookingsQuery(ONGOING);
  const completed = useGetBookingsQuery(COMPLETED);
  const recent = useAppSelector(selectRecentStops);
  const uses = useMemo(
    () => [
      ...[...(ongoing.data?.data ?? []), ...(completed.data?.data ?? [])].flatMap(getBookingUses),
      ...recent.map(toRecentUse),
    ],
    [ongoing.data, completed.data, recent],
  );
  const areAllKnown = ongoing.data !== undefined && completed.data !== undefined;
  return (address) => {
    const usedAt = getLastUsed(address, uses);
    if (typeof usedAt === 'string') return `Last used ${formatDay(usedAt)}`;
    if (usedAt === null) return 'Used on this device';
    return areAllKnown ? 'Not used recently' : '';
  };
}
