import { useMemo } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { useGetBookingsQuery } from '@/api/bookings';
import type { Address, Booking } from '@/api/wire';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { DELIVERIES_NOT_LOADED } from '@/config/messages';
import type { BookingStatus } from '@/config/statuses';
import { dedupeBookings } from '@/hooks/useAllBookings';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useAppSelector } from '@/store/hooks';
import { selectIsCorporate, selectIsSignedIn } from '@/store/user';
import type { Command } from './command';
import { getAddressCommands, getBookingCommands, getNumberCommands } from './customerCommands';
import { getPageCommands } from './pageCommands';

const NO_ADDRESSES: readonly Address[] = [];
const NO_BOOKINGS: readonly Booking[] = [];

/** List that did not load. */
export type ListFailure = { message: string; retry: () => void };

const useLatest = (status: BookingStatus, skip: boolean) =>
  useGetBookingsQuery({ page: BOOKINGS_FIRST_PAGE, status }, { skip });

/** Returns the newest bookings of each status. The search of My Bookings finds the older ones. */
function useRecentBookings(skip: boolean) {
  const ongoing = useLatest('Ongoing', skip);
  const pending = useLatest('Pending', skip);
  const completed = useLatest('Completed', skip);
  const cancelled = useLatest('Cancelled', skip);
  const lists = [ongoing, pending, completed, cancelled];
  const failed = lists.filter(({ isError }) => isError);
  const bookings = useNamedPlaces(
    useMemo(() => {
      const all = [ongoing.data, pending.data, completed.data, cancelled.data];
      // a list that loaded earlier may still have a booking that has moved to another one
      return dedupeBookings(all.flatMap((list) => list?.data ?? NO_BOOKINGS));
    }, [ongoing.data, pending.data, completed.data, cancelled.data]),
  );
  const failure: ListFailure | null =
    failed.length > 0
      ? { message: `${DELIVERIES_NOT_LOADED}.`, retry: () => failed.forEach(({ refetch }) => void refetch()) }
      : null;
  return { bookings, isLoading: lists.some(({ isLoading }) => isLoading), failure };
}

/** Returns every command for a query, the saved addresses, and the lists that did not load. */
export function useCommands(query: string) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isCorporate = useAppSelector(selectIsCorporate);
  const { bookings, isLoading, failure } = useRecentBookings(!isSignedIn);
  const addressList = useGetAddressesQuery(undefined, { skip: !isSignedIn });
  const addresses = addressList.data ?? NO_ADDRESSES;

  const accountCommands = useMemo(
    () => [...getBookingCommands(bookings), ...getAddressCommands(addresses)],
    [addresses, bookings],
  );
  const pages = getPageCommands(!isSignedIn ? 'visitor' : isCorporate ? 'corporate' : 'individual');
  const commands: Command[] = [...pages, ...accountCommands, ...getNumberCommands(query, bookings, isSignedIn)];
  const addressFailure: ListFailure | null = addressList.isError
    ? { message: 'Addresses did not load.', retry: () => void addressList.refetch() }
    : null;
  return {
    commands,
    addresses,
    isLoading: isLoading || addressList.isLoading,
    failures: [failure, addressFailure].filter((found) => found !== null),
  };
}
