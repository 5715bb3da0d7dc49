import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { BOOKINGS_FIRST_PAGE, BOOKINGS_PAGE_SIZE } from '@/config/constants';
import { useNamedPlaces } from '@/hooks/useNamedPlaces';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { coversFirstDay, STATUSES } from './calendarBookings';
import type { Day } from './days';

/** Pages of each list that are fetched at most: two hundred bookings of each status. */
const PAGES_MAX = 20;

const { getBookings } = bookingsApi.endpoints;

const LISTS = STATUSES.map((status) =>
  Array.from({ length: PAGES_MAX }, (_, at) => {
    const query = { status, page: BOOKINGS_FIRST_PAGE + at };
    return { query, select: getBookings.select(query) };
  }),
);
const PAGES = LISTS.flat();

type PageState = ReturnType<(typeof PAGES)[number]['select']>;

/** How many pages of a list are needed for a first day, as far as known: the next one only after the one before. */
function pagesWanted(pages: readonly PageState[], first: Day): number {
  const last = pages.findIndex(({ data }, at) => {
    if (!data) return true;
    return (at + 1) * BOOKINGS_PAGE_SIZE >= data.count || coversFirstDay(data.data, first);
  });
  return last === -1 ? pages.length : last + 1;
}

export type CalendarBookings = {
  bookings: readonly Booking[];
  isLoading: boolean;
  /** Of the first list that failed. */
  error: unknown;
  /** There are more bookings than are fetched. */
  isCutShort: boolean;
  retry: () => void;
};

/** The bookings of all statuses since a day: pages are fetched until the day is covered. */
export function useCalendarBookings(first: Day): CalendarBookings {
  const dispatch = useAppDispatch();
  const states = useAppSelector((state) => PAGES.map(({ select }) => select(state)), shallowEqual);
  const wanted = LISTS.flatMap((list, at) => {
    const pages = states.slice(at * PAGES_MAX, (at + 1) * PAGES_MAX);
    return list.slice(0, pagesWanted(pages, first)).map(({ query }, page) => ({ query, state: pages[page] }));
  });

  const key = wanted.map(({ query }) => `${query.status} ${query.page}`).join();
  useEffect(() => {
    const names = new Set(key.split(','));
    const started = PAGES.filter(({ query }) => names.has(`${query.status} ${query.page}`)).map(({ query }) =>
      dispatch(getBookings.initiate(query)),
    );
    return () => started.forEach((each) => each.unsubscribe());
  }, [dispatch, key]);

  const retry = () => {
    for (const { query, state } of wanted) {
      if (state?.isError) void dispatch(getBookings.initiate(query, { forceRefetch: true, subscribe: false }));
    }
  };
  const sent = useMemo(() => states.flatMap(({ data }) => data?.data ?? []), [states]);
  const bookings = useNamedPlaces(sent);
  return {
    bookings,
    isLoading: wanted.some(({ state }) => !state || state.isUninitialized || (state.isLoading && !state.data)),
    error: wanted.find(({ state }) => state?.isError)?.state?.error,
    isCutShort: wanted.some(({ query, state }) => {
      const isLastOfAll = query.page === BOOKINGS_FIRST_PAGE + PAGES_MAX - 1;
      return isLastOfAll && state?.data !== undefined && !coversFirstDay(state.data.data, first);
    }),
    retry,
  };
}
