import { useEffect, useMemo, useState } from 'react';
import { useGetAllBookingsInfiniteQuery } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import type { BookingStatus } from '@/config/statuses';
import { useNamedPlaces } from './useNamedPlaces';

/** Pages to fetch automatically; the customer can request as many again. */
const PAGES_AT_ONCE = 50;

/** Removes duplicates, which occur when a list grows while its pages are fetched. */
export const dedupeBookings = (bookings: readonly Booking[]): Booking[] => [
  ...new Map(bookings.map((booking) => [String(booking.id), booking])).values(),
];

export type AllBookings = {
  bookings: readonly Booking[];
  /** Number of bookings on the server; undefined until its first response. */
  total: number | undefined;
  isSearching: boolean;
  /** Error of the next page, or of a refetch of all pages; the loaded pages stay in `bookings`. */
  error: unknown;
  /** True if the limit was reached and `searchFurther` would fetch more. */
  hasMore: boolean;
  searchFurther: () => void;
  retry: () => void;
};

/** Fetches all bookings of a status page by page, up to a limit; fetches nothing until `isNeeded`. */
export function useAllBookings(status: BookingStatus, isNeeded: boolean): AllBookings {
  const { data, error, isError, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useGetAllBookingsInfiniteQuery(status, { skip: !isNeeded });
  const [limit, setLimit] = useState(PAGES_AT_ONCE);
  const pages = data?.pages;
  const loaded = pages?.length ?? 0;
  const wantsNext = isNeeded && hasNextPage && !isFetching && !isError && loaded < limit;

  useEffect(() => {
    if (wantsNext) void fetchNextPage();
    // `loaded` is a dependency because `wantsNext` may stay true from one page to the next
  }, [fetchNextPage, wantsNext, loaded]);

  const bookings = useNamedPlaces(useMemo(() => dedupeBookings((pages ?? []).flatMap((page) => page.data)), [pages]));
  return {
    bookings,
    total: pages?.at(-1)?.count,
    isSearching: isNeeded && (isFetching || wantsNext || (!pages && !isError)),
    error: isError ? error : null,
    hasMore: hasNextPage && loaded >= limit,
    searchFurther: () => setLimit((last) => last + PAGES_AT_ONCE),
    // the pages may also fail to load again after a change, such as a cancellation
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
