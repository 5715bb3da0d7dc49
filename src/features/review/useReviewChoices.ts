import type { Booking } from '@/api/wire';
import type { ReviewChoices } from '@/domain/booking/bookingParts';
import { reviewChosen, selectExclusiveBooking } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Returns the saved choices for this booking, which survive a reload and the bank's page, and a function to save more. */
export function useReviewChoices(booking: Booking) {
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectExclusiveBooking);
  const bookingId = String(booking.id);
  const saved = opened?.bookingId === bookingId ? opened : null;
  const save = (choices: Partial<ReviewChoices>) => void dispatch(reviewChosen({ bookingId, ...choices }));
  return { saved, save };
}
