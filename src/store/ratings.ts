import { createSlice, isAnyOf, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import type { DeliveryStatus, OrUnknown } from '@/config/statuses';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getDeliveryStatus } from '@/domain/booking/bookingView';
import { joinName } from '@/utils/text';

/** A delivery that was seen while ongoing. Its completion prompts for a rating once. */
export type WatchedBooking = { bookingId: string; bookingNumber: string; isAsked: boolean };
export type RatingTarget = { bookingNumber: string; driverName: string };

export type RatingsState = {
  watched: WatchedBooking[];
  /** Waits for a moment without another dialog; not persisted. */
  due: RatingTarget | null;
  /** Target of the open rating dialog; not persisted. */
  open: RatingTarget | null;
};

export const WATCHED_BOOKINGS_MAX = 50;
export const initialRatings: RatingsState = { watched: [], due: null, open: null };

/** Returns booking number and driver name for the rating dialog. */
export const getRatingTarget = (booking: Booking): RatingTarget => ({
  bookingNumber: booking.booking_number,
  driverName: joinName(getCurrentDriver(booking)?.user.user_profile),
});

function markAsked(state: RatingsState, bookingNumber: string) {
  const watched = state.watched.find((booking) => booking.bookingNumber === bookingNumber);
  if (watched) watched.isAsked = true;
  if (state.due?.bookingNumber === bookingNumber) state.due = null;
}

/** Ends of a completed booking without a delivery to rate. */
const NOT_DELIVERED: OrUnknown<DeliveryStatus>[] = ['Returned', 'Failed Attempt', 'Cancelled'];

/** Watches an ongoing booking; its completion makes a rating due, unless it was prompted for or is rated already. */
function trackBooking(state: RatingsState, booking: Booking) {
  const { booking_number: bookingNumber, status } = booking;
  const watched = state.watched.find((known) => known.bookingNumber === bookingNumber);
  if (status === 'Ongoing' && !watched) {
    const added = { bookingId: String(booking.id), bookingNumber, isAsked: false };
    state.watched = [added, ...state.watched].slice(0, WATCHED_BOOKINGS_MAX);
  }
  if (!watched || watched.isAsked || status === 'Ongoing' || status === 'Pending') return;
  if (status === 'Completed' && !booking.rating && !NOT_DELIVERED.includes(getDeliveryStatus(booking)))
    state.due ??= getRatingTarget(booking);
  else markAsked(state, bookingNumber);
}

const { getBooking, getBookings, getBookingRoute } = bookingsApi.endpoints;

const slice = createSlice({
  name: 'ratings',
  initialState: initialRatings,
  reducers: {
    /** The prompt was shown; it is not shown again, with or without an answer. */
    ratingOpened: (state, { payload }: PayloadAction<RatingTarget>) => {
      markAsked(state, payload.bookingNumber);
      state.open = payload;
    },
    ratingClosed: (state) => {
      state.open = null;
    },
    /** The customer turned the prompt off, or its moment has passed. */
    ratingSkipped: (state, { payload }: PayloadAction<string>) => markAsked(state, payload),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(getBooking.matchFulfilled, getBookingRoute.matchFulfilled), (state, { payload }) =>
        trackBooking(state, payload),
      )
      .addMatcher(getBookings.matchFulfilled, (state, { payload }) =>
        payload.data.forEach((booking) => trackBooking(state, booking)),
      )
      .addMatcher(getBooking.matchRejected, (state, { payload, meta }) => {
        // a booking that no longer exists is not watched
        if (payload?.status !== 404) return;
        const id = String(meta.arg.originalArgs);
        state.watched = state.watched.filter(({ bookingId }) => bookingId !== id);
      }),
});

export const { ratingOpened, ratingClosed, ratingSkipped } = slice.actions;

/** Adds the ratings to the booking slice, so that they are persisted with it. */
export const withRatings =
  <S extends { ratings: RatingsState }>(reducer: Reducer<S>): Reducer<S> =>
  (state, action) => {
    const next = reducer(state, action);
    const ratings = slice.reducer(next.ratings, action);
    return ratings === next.ratings ? next : { ...next, ratings };
  };

type WithRatings = { booking: { ratings: RatingsState } };

export const selectWatchedBookings = ({ booking }: WithRatings) => booking.ratings.watched;
export const selectDueRating = ({ booking }: WithRatings) => booking.ratings.due;
export const selectOpenRating = ({ booking }: WithRatings) => booking.ratings.open;
