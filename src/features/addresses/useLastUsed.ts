import { useMemo } from 'react';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Address } from '@/api/wire';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { formatDay } from '@/lib/dates';
import { selectRecentStops } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { lastUsed, toRecentUse, usesOfBooking } from './lastUsed';

const ONGOING = { status: 'Ongoing', page: BOOKINGS_FIRST_PAGE } as const;
const COMPLETED = { status: 'Completed', page: BOOKINGS_FIRST_PAGE } as const;

/** When an address was last used, in words, as far as the latest deliveries and this browser know. */
export function useLastUsed(): (address: Address) => string {
  const ongoing = useGetBookingsQuery(ONGOING);
  const completed = useGetBookingsQuery(COMPLETED);
  const recent = useAppSelector(selectRecentStops);
  const uses = useMemo(
    () => [
      ...[...(ongoing.data?.data ?? []), ...(completed.data?.data ?? [])].flatMap(usesOfBooking),
      ...recent.map(toRecentUse),
    ],
    [ongoing.data, completed.data, recent],
  );
  const areAllKnown = ongoing.data !== undefined && completed.data !== undefined;
  return (address) => {
    const at = lastUsed(address, uses);
    if (typeof at === 'string') return `Last used ${formatDay(at)}`;
    if (at === null) return 'Used in this browser';
    return areAllKnown ? 'Not in your latest deliveries' : '';
  };
}
