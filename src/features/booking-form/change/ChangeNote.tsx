import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetBookingQuery } from '@/api/bookings';
import { getReviewPath } from '@/config/paths';
import type { ChangedBooking } from './change';

/** Explains up front that a change makes a new booking and cancels this one. */
export function ChangeNote({ change: { bookingId, bookingNumber } }: { change: ChangedBooking }) {
  const { data: booking } = useGetBookingQuery(bookingId);
  // a server may leave out the reports, which carry the photos
  const mayHavePhotos = booking?.reports?.some(({ photo }) => photo !== null) ?? true;
  return (
    <p className="mb-4 flex gap-2.5 rounded-md bg-warn-50 px-3.5 py-3 text-small text-warn-700">
      <Info size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <span className="tabular min-w-0">
        {bookingNumber} is not paid yet. Your changes make a new booking, and {bookingNumber} is cancelled at no cost.
        {mayHavePhotos && " Photos of your goods aren't copied."}{' '}
        <Link to={getReviewPath(bookingId)} className="font-620 underline">
          Back to payment
        </Link>
      </span>
    </p>
  );
}
