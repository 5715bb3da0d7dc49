import { useMemo } from 'react';
import { useGetRatingsQuery } from '@/api/bookings';
import type { Booking, RatingEntry } from '@/api/wire';

const isUnrated = ({ status, rating }: Booking) => status === 'Completed' && !rating;

/** Adds the ratings of the separate list to bookings without one. */
function mergeRatings(bookings: readonly Booking[], ratings: readonly RatingEntry[]): readonly Booking[] {
  const byNumber = new Map(ratings.map((entry) => [entry.booking_number, entry]));
  return bookings.map((booking) => {
    const entry = isUnrated(booking) && byNumber.get(booking.booking_number);
    return entry ? { ...booking, rating: { rating: entry.rating, review: entry.review } } : booking;
  });
}

/** Returns bookings with their ratings; fetches the list of ratings only for a completed booking without one. */
export function useRatedBookings(bookings: readonly Booking[]): readonly Booking[] {
  const { data } = useGetRatingsQuery(undefined, { skip: !bookings.some(isUnrated) });
  return useMemo(() => (data ? mergeRatings(bookings, data) : bookings), [bookings, data]);
}

export function useRatedBooking(booking: Booking | undefined): Booking | undefined {
  return useRatedBookings(useMemo(() => (booking ? [booking] : []), [booking]))[0];
}
