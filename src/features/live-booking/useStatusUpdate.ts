import { useRef } from 'react';
import { baseApi } from '@/api/baseApi';
import { bookingsApi, toBookingTag, useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { toStatusForm, type StatusUpdate } from '@/domain/booking/statusForm';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { ApiFailure, createUnreadableError, createUnsentError, toApiError } from '@/lib/http/error';
import { mayHaveSucceeded } from '@/lib/http/lostResponse';
import { useAppDispatch } from '@/store/hooks';
import { getCancelCostMessage } from './cancelRules';

type Options = {
  /** Noun of the update, for its message. */
  what: 'cancellation' | 'report';
  /** Returns true if the server's booking shows the update, null if the booking cannot tell. */
  isApplied: (booking: Booking) => boolean | null;
  onDone: (booking: Booking) => void;
  /** Runs just before the request. */
  onSend?: () => void;
  /** Runs after a refusal by the server. */
  onRefused?: () => void;
};

/**
 * Returns a check that throws if cancelling costs more than the screen shows, such as after a driver has just accepted.
 * The customer agrees to the new cost by a second press.
 */
function useCancelCostCheck(booking: Booking) {
  const dispatch = useAppDispatch();
  const [fetchBooking] = useLazyGetBookingQuery();
  const agreedFee = useRef(0);
  return async () => {
    const { id, cancellation } = booking;
    if (!cancellation) return;
    // a failed look-up stops nothing: the server decides
    const current = await fetchBooking(id)
      .unwrap()
      .catch(() => booking);
    const fee = current.cancellation?.fee ?? 0;
    if (fee <= Math.max(cancellation.fee, agreedFee.current)) return;
    agreedFee.current = fee;
    dispatch(baseApi.util.invalidateTags([toBookingTag(id)]));
    const message = `The cost has changed, so nothing is cancelled yet. ${getCancelCostMessage(current)} Press again to agree to it.`;
    throw new ApiFailure(createUnsentError(message));
  };
}

/**
 * Sends a status update at most once; after a lost response it looks the booking up before a retry. `isRunning` is also
 * true while an update runs that an earlier screen started.
 */
export function useStatusUpdate(booking: Booking, { what, isApplied, onDone, onSend, onRefused }: Options) {
  // the key shares a running update with every screen of the booking
  const [update, { isLoading }] = useUpdateBookingStatusMutation({ fixedCacheKey: `${what} ${booking.id}` });
  const [fetchBooking] = useLazyGetBookingQuery();
  // the look-ups before and after an update count as a part of it
  const { isFetching } = bookingsApi.endpoints.getBooking.useQueryState(booking.id);
  const checkCost = useCancelCostCheck(booking);
  const { state, start, lookUp } = useSendWithLookup<StatusUpdate, Booking>({
    send: async (statusUpdate) => {
      if (statusUpdate.status === 'Cancelled') await checkCost();
      onSend?.();
      try {
        const sent = await update({ id: booking.id, body: toStatusForm(statusUpdate) }).unwrap();
        // accepted, but the booking does not show the new status: only a lookup can confirm it
        return statusUpdate.status === booking.status || sent?.status === statusUpdate.status ? sent : null;
      } catch (error) {
        if (!mayHaveSucceeded(toApiError(error))) onRefused?.();
        throw error;
      }
    },
    findLost: async () => {
      const current = await fetchBooking(booking.id).unwrap();
      const isFound = isApplied(current);
      if (isFound === null) throw new ApiFailure(createUnreadableError(200));
      return isFound ? current : null;
    },
    onDone,
    what,
  });
  const isRunning = state.kind === 'sending' || (state.kind === 'idle' && (isLoading || isFetching));
  return { state, start, lookUp, isRunning };
}
