import { useEffect, useMemo, useState } from 'react';
import { useGetAllBookingsInfiniteQuery, type BookingListStatus } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { useNamedPlaces } from './useNamedPlaces';

/** Pages that are fetched without asking: the next as many when the customer asks to search further. */
const PAGES_AT_ONCE = 50;

/** One of each: a list that grew while its pages were fetched sends some twice. */
export const uniqueBookings = (bookings: readonly Booking[]): Booking[] => [
  ...new Map(bookings.map((booking) => [String(booking.id), booking])).values(),
];

export type AllBookings = {
  bookings: readonly Booking[];
  /** How many the server has; undefined until its first answer. */
  total: number | undefined;
  isSearching: boolean;
  /** The next page did not come; what came before it is there. */
  error: unknown;
  /** Stopped at the bound: there is more, when asked for. */
  hasMore: boolean;
  searchFurther: () => void;
  retry: () => void;
};

/** All bookings of a status, a page after the other up to a bound; nothing is asked while they are not needed. */
export function useAllBookings(status: BookingListStatus, isNeeded: boolean): AllBookings {
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useGetAllBookingsInfiniteQuery(
    status,
    { skip: !isNeeded },
  );
  const [bound, setBound] = useState(PAGES_AT_ONCE);
  const pages = data?.pages;
  const loaded = pages?.length ?? 0;
  const wantsNext = isNeeded && hasNextPage && !isFetching && !isError && loaded < bound;

  useEffect(() => {
    if (wantsNext) void fetchNextPage();
    // a page that comes at once leaves the wish as it was: the count of pages tells them apart
  }, [fetchNextPage, wantsNext, loaded]);

  const bookings = useNamedPlaces(useMemo(() => uniqueBookings((pages ?? []).flatMap((page) => page.data)), [pages]));
  return {
    bookings,
    total: pages?.at(-1)?.count,
    isSearching: isNeeded && (isFetching || wantsNext || (!pages && !isError)),
    error: isError ? error : null,
    hasMore: hasNextPage && loaded >= bound,
    searchFurther: () => setBound((last) => last + PAGES_AT_ONCE),
    retry: () => void (pages ? fetchNextPage() : refetch()),
  };
}
