import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { bookingsApi } from '@/api/bookings';
import { BOOKINGS_FIRST_PAGE } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { useWhenNoDialogIsOpen } from '@/hooks/useWhenNoDialogIsOpen';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ratingOpened, ratingSkipped, selectDueRating, selectWatchedBookings } from '@/store/ratings';
import { selectAsksForRating, selectOpenDrawer } from '@/store/utils';

/** Pages on which a customer books, pays or fills in a form; the prompt waits there. */
const BUSY_PAGES: string[] = [
  PATHS.bookSpecial,
  PATHS.bookJoint,
  PATHS.bookBatch,
  PATHS.bookingReview,
  PATHS.paymentSuccess,
  PATHS.paymentFailure,
  PATHS.quickQuoteBooking,
  PATHS.wallet,
  PATHS.walletCorporate,
  PATHS.paymentMethods,
  PATHS.settings,
  PATHS.verifySms,
  PATHS.verifyEmail,
];

/** Refetches watched deliveries that left the list of ongoing ones, since they may be completed. */
function useRefetchEndedDeliveries() {
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
    // each response of the list retries the fetches that failed before
  }, [dispatch, endedIds, fulfilledTimeStamp]);
}

/** Opens the rating dialog once after a delivery, when no drawer or dialog is open. */
export function useRatingPrompt() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const due = useAppSelector(selectDueRating);
  const asksForRating = useAppSelector(selectAsksForRating);
  // a drawer counts as open while its code still loads
  const isDrawerOpen = useAppSelector(selectOpenDrawer) !== null;
  const isBusy = isDrawerOpen || BUSY_PAGES.includes(pathname);
  useRefetchEndedDeliveries();

  useEffect(() => {
    if (due && !asksForRating) dispatch(ratingSkipped(due.bookingNumber));
  }, [asksForRating, dispatch, due]);

  useWhenNoDialogIsOpen(due !== null && asksForRating && !isBusy, () => {
    if (due) dispatch(ratingOpened(due));
  });
}
