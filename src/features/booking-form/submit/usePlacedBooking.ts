import { useNavigate } from 'react-router-dom';
import type { Booking, Id } from '@/api/wire';
import { getChangePath, getReviewPath } from '@/config/paths';
import type { BatchEntry } from '@/domain/batch/batch';
import type { ExclusiveBooking, PriceEstimate } from '@/domain/booking/bookingParts';
import { getBookingMode } from '@/domain/booking/bookingView';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { useIsMounted } from '@/hooks/useIsMounted';
import { replaceBatchBooking } from '@/store/batch';
import { bookingPlaced, selectExclusiveBooking, stopsUsed } from '@/store/booking';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { profilePromptSeen, selectCustomer } from '@/store/user';
import type { ChangedBooking } from '../change/change';
import type { BookingContextValue } from '../form/bookingContext';
import type { DraftSaver } from '../form/draftSaver';

/** Returns the fields of the batch entry that a changed booking replaces. */
const toBatchChange = (placed: Booking, draft: DeliveryDraft, estimate: PriceEstimate | null): Partial<BatchEntry> => ({
  bookingId: String(placed.id),
  bookingNumber: placed.booking_number,
  vehicleName: placed.vehicle_type?.name ?? '',
  draft,
  ...(estimate && { estimate }),
});

/**
 * Returns the steps after a booking was placed: it replaces the draft, then its review opens. A customer who has left
 * the form stays on the other page, and sees a toast.
 */
export function usePlacedBooking(booking: BookingContextValue, saver: DraftSaver, change: ChangedBooking | null) {
  const { form, mode, unsentCode } = booking;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  /** Returns the changed booking, and earlier ones that it replaces but could not cancel yet. */
  const getReplaced = (bookingId: string) => {
    if (!change || change.bookingId === bookingId) return undefined;
    const before = selectExclusiveBooking(store.getState());
    const uncancelled = before?.bookingId === change.bookingId ? (before.replaces ?? []) : [];
    return [...uncancelled, { id: change.bookingId, number: change.bookingNumber }];
  };

  const storeBooking = (placed: Booking, estimate: PriceEstimate | null) => {
    const { intent, ...typed } = structuredClone(form.getValues());
    const bookingId = String(placed.id);
    dispatch(stopsUsed(typed.stops));
    dispatch(
      bookingPlaced({
        bookingId,
        bookingNumber: placed.booking_number,
        mode: getBookingMode(placed),
        estimate,
        form: { draft: typed, booked: intent?.fingerprint ?? '' },
        replaces: getReplaced(bookingId),
      }),
    );
    // its request for details before booking comes too late (docs/decisions/0012)
    const customer = selectCustomer(store.getState());
    if (customer) dispatch(profilePromptSeen(customer.id));
    if (change) dispatch(replaceBatchBooking(change.bookingId, toBatchChange(placed, typed, estimate)));
    unsentCode.forget();
    saver.discard();
    // Back from the review opens this form again
    if (isMounted.current) void navigate(getChangePath(mode, bookingId), { replace: true });
  };

  const continueToReview = (id: Id) => void navigate(getReviewPath(String(id)));

  /** Opens the review of a booking that another tab placed from the same draft. */
  const openPlaced = (placed: ExclusiveBooking) => {
    dispatch(bookingPlaced(placed));
    unsentCode.forget();
    saver.discard();
    if (isMounted.current) continueToReview(placed.bookingId);
  };

  const notifyPlaced = (placed: Booking, hasPhotos: boolean) => {
    const [withoutPhotos, photosLater] = hasPhotos
      ? [' without its photos', ' Then send the photos with Report a problem.']
      : ['', ''];
    const text = `Booking ${placed.booking_number} is placed${withoutPhotos}. Pay it in My Bookings to find a driver.${photosLater}`;
    dispatch(showToast({ title: 'Success', text, type: 'success' }));
  };

  return {
    storeBooking,
    openPlaced,
    continueToReview,
    hasLeft: () => !isMounted.current,
    notifyPlaced,
  };
}
