import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { bookingsApi } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { useWhenNoDialogIsOpen } from '@/hooks/useWhenNoDialogIsOpen';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingOpened, ratingSkipped, selectDueRating, selectWatchedBookings } from '@/store/ratings';
import { selectAsksForRating, selectOpenDrawer } from '@/store/utils';

/** Where somebody fills in a booking or pays for one: nothing asks for a rating there. */
const BUSY_PAGES: string[] = [
  PATHS.bookSpecial,
  PATHS.bookJoint,
  PATHS.bookingReview,
  PATHS.paymentSuccess,
  PATHS.paymentFailure,
];

/** A delivery that was on its way and is not in the list of the ongoing ones any more is looked at: it may be done. */
function useEndedDeliveries() {
  const dispatch = useAppDispatch();
  const watched = useAppSelector(selectWatchedBookings);
  const { data, fulfilledTimeStamp } = bookingsApi.endpoints.getBookings.useQueryState({
    page: BOOKINGS_FIRST_PAGE,
    status: 'Ongoing',
  });
  const isWholeList = data !== undefined && (data.count ?? 0) <= data.data.length;
  const ongoing = new Set(data?.data.map(({ booking_number }) => booking_number));
  const ended = watched.filter(({ isAsked, bookingNumber }) => !isAsked && !ongoing.has(bookingNumber));
  const endedIds = isWholeList ? ended.map(({ bookingId }) => bookingId).join(' ') : '';

  useEffect(() => {
    for (const id of endedIds.split(' ').filter(Boolean)) {
      void dispatch(bookingsApi.endpoints.getBooking.initiate(id, { subscribe: false, forceRefetch: true }));
    }
    // each answer of the list is a reason to look again at what could not be had before
  }, [dispatch, endedIds, fulfilledTimeStamp]);
}

/** Opens the rating once after a delivery is completed, as soon as it disturbs nobody. */
export function useRatingPrompt() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const due = useAppSelector(selectDueRating);
  const asksForRating = useAppSelector(selectAsksForRating);
  // a drawer is open before its code is there to be seen
  const isDrawerOpen = useAppSelector(selectOpenDrawer) !== null;
  const isBusy = isDrawerOpen || BUSY_PAGES.includes(pathname);
  useEndedDeliveries();

  useEffect(() => {
    if (due && !asksForRating) dispatch(ratingSkipped(due.bookingNumber));
  }, [asksForRating, dispatch, due]);

  useWhenNoDialogIsOpen(due !== null && asksForRating && !isBusy, () => {
    if (due) dispatch(ratingOpened(due));
  });
}
