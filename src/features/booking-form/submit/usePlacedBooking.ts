import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Booking, Id } from '@/api/wire';
import { changePath, reviewPath } from '@/config/paths';
import type { PriceEstimate } from '@/domain/booking/bookingParts';
import { bookingModeOf } from '@/domain/booking/bookingView';
import { bookingPlaced, selectExclusiveBooking, stopsUsed } from '@/store/booking';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import type { Change } from '../change/change';
import type { BookingContextValue } from '../form/bookingContext';
import type { DraftSaver } from '../form/draftSaver';

/** Returns a ref that is true while the page is open; a response may arrive later. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Returns the steps after a booking was placed: it replaces the draft, then its review opens. */
export function usePlacedBooking({ form, mode }: BookingContextValue, saver: DraftSaver, change: Change | null) {
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
        mode: bookingModeOf(placed),
        estimate,
        form: { draft: typed, booked: intent?.fingerprint ?? '' },
        replaces: getReplaced(bookingId),
      }),
    );
    saver.discard();
    // Back from the review opens this form again
    if (isMounted.current) void navigate(changePath(mode, bookingId), { replace: true });
  };

  return { storeBooking, continueToReview: (id: Id) => void navigate(reviewPath(String(id))) };
}
