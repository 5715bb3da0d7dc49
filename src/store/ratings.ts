import { createSlice, isAnyOf, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { bookingsApi } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { driverOf } from '@/domain/booking/appointment';
import { fullName } from '@/utils/text';

/** A delivery that was seen on its way: its end asks for a rating, once. */
export type WatchedBooking = { bookingId: string; bookingNumber: string; isAsked: boolean };
export type RatingTarget = { bookingNumber: string; driverName: string };

export type RatingsState = {
  watched: WatchedBooking[];
  /** Completed, and to be asked for as soon as nothing else has the customer's attention; not kept over a reload. */
  due: RatingTarget | null;
  /** The rating dialog; not kept over a reload. */
  open: RatingTarget | null;
};

export const WATCHED_BOOKINGS_MAX = 50;
export const initialRatings: RatingsState = { watched: [], due: null, open: null };

export const ratingTargetOf = (booking: Booking): RatingTarget => ({
  bookingNumber: booking.booking_number,
  driverName: fullName(driverOf(booking)?.user.user_profile),
});

function markAsked(state: RatingsState, bookingNumber: string) {
  const known = state.watched.find((one) => one.bookingNumber === bookingNumber);
  if (known) known.isAsked = true;
  if (state.due?.bookingNumber === bookingNumber) state.due = null;
}

/** On its way: watched. Completed after that: due, unless it was asked for or is rated. Ended otherwise: let go. */
function look(state: RatingsState, booking: Booking) {
  const { booking_number: bookingNumber, status } = booking;
  const known = state.watched.find((one) => one.bookingNumber === bookingNumber);
  if (status === 'Ongoing' && !known) {
    const one = { bookingId: String(booking.id), bookingNumber, isAsked: false };
    state.watched = [one, ...state.watched].slice(0, WATCHED_BOOKINGS_MAX);
  }
  if (!known || known.isAsked || status === 'Ongoing' || status === 'Pending') return;
  if (status === 'Completed' && !booking.rating) state.due ??= ratingTargetOf(booking);
  else markAsked(state, bookingNumber);
}

const { getBooking, getBookings, getBookingRoute } = bookingsApi.endpoints;

const slice = createSlice({
  name: 'ratings',
  initialState: initialRatings,
  reducers: {
    /** The dialog opens: that was the one time, whatever is answered. */
    ratingOpened: (state, { payload }: PayloadAction<RatingTarget>) => {
      markAsked(state, payload.bookingNumber);
      state.open = payload;
    },
    ratingClosed: (state) => {
      state.open = null;
    },
    /** Nobody wants to be asked: its time has passed. */
    ratingSkipped: (state, { payload }: PayloadAction<string>) => markAsked(state, payload),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(getBooking.matchFulfilled, getBookingRoute.matchFulfilled), (state, { payload }) =>
        look(state, payload),
      )
      .addMatcher(getBookings.matchFulfilled, (state, { payload }) =>
        payload.data.forEach((booking) => look(state, booking)),
      ),
});

export const { ratingOpened, ratingClosed, ratingSkipped } = slice.actions;

/** The ratings are kept with the bookings that they are about. */
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
