import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { LIST_STATUSES } from '@/config/statuses';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useOnReconnect } from '@/hooks/useOnline';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { coversFirstDay } from './calendarBookings';
import type { Day } from './days';

/** Page limit of each list: two hundred bookings of each status. */
const PAGES_MAX = 20;

const { getBookings } = bookingsApi.endpoints;

const LISTS = LIST_STATUSES.map((status) =>
  Array.from({ length: PAGES_MAX }, (_, index) => {
    const query = { status, page: BOOKINGS_FIRST_PAGE + index };
    return { query, select: getBookings.select(query) };
  }),
);
const PAGES = LISTS.flat();

type PageState = ReturnType<(typeof PAGES)[number]['select']>;

/** Returns the number of pages to fetch for a first day; each page is requested after the one before it loaded. */
function countNeededPages(pages: readonly PageState[], first: Day): number {
  const last = pages.findIndex(({ data }, index) => {
    if (!data) return true;
    return (index + 1) * BOOKINGS_PAGE_SIZE >= data.count || coversFirstDay(data.data, first);
  });
  return last === -1 ? pages.length : last + 1;
}

export type CalendarBookings = {
  bookings: readonly Booking[];
  isLoading: boolean;
  /** Error of the first list that failed. */
  error: unknown;
  /** The page limit was reached before the first day. */
  isCutShort: boolean;
  retry: () => void;
};

/** Loads the bookings of all statuses back to a first day, page by page. */
export function useCalendarBookings(first: Day): CalendarBookings {
  const dispatch = useAppDispatch();
  const states = useAppSelector((state) => PAGES.map(({ select }) => select(state)), shallowEqual);
  const needed = LISTS.flatMap((list, listIndex) => {
    const pages = states.slice(listIndex * PAGES_MAX, (listIndex + 1) * PAGES_MAX);
    return list.slice(0, countNeededPages(pages, first)).map(({ query }, page) => ({ query, state: pages[page] }));
  });

  const key = needed.map(({ query }) => `${query.status} ${query.page}`).join();
  useEffect(() => {
    const neededPages = new Set(key.split(','));
    const subscriptions = PAGES.filter(({ query }) => neededPages.has(`${query.status} ${query.page}`)).map(
      ({ query }) => dispatch(getBookings.initiate(query)),
    );
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, key]);

  const retry = () => {
    for (const { query, state } of needed) {
      if (state?.isError) void dispatch(getBookings.initiate(query, { forceRefetch: true, subscribe: false }));
    }
  };
  useOnReconnect(retry);
  const loaded = useMemo(() => states.flatMap(({ data }) => data?.data ?? []), [states]);
  const bookings = useNamedPlaces(loaded);
  return {
    bookings,
    isLoading: needed.some(({ state }) => !state || state.isUninitialized || (state.isLoading && !state.data)),
    error: needed.find(({ state }) => state?.isError)?.state?.error,
    isCutShort: needed.some(({ query, state }) => {
      const isLastPage = query.page === BOOKINGS_FIRST_PAGE + PAGES_MAX - 1;
      return isLastPage && state?.data !== undefined && !coversFirstDay(state.data.data, first);
    }),
    retry,
  };
}
