import type { Booking } from '@/api/wire';
import type { ReviewChoices } from '@/domain/booking/bookingParts';
import { reviewChosen, selectExclusiveBooking } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** What was chosen for this booking, over a reload and the bank's page; another booking's choices are none of it. */
export function useReviewChoices(booking: Booking) {
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectExclusiveBooking);
  const bookingId = String(booking.id);
  const kept = opened?.bookingId === bookingId ? opened : null;
  const keep = (choices: Partial<ReviewChoices>) => void dispatch(reviewChosen({ bookingId, ...choices }));
  return { kept, keep };
}
