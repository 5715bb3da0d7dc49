import { useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { toStatusForm, type StatusUpdate } from '@/domain/booking/statusForm';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { ApiFailure, toApiError, unreadableError } from '@/lib/http/error';

type Options = {
  /** Returns true if the server's booking shows the update, null if the booking cannot tell. */
  isApplied: (booking: Booking) => boolean | null;
  onDone: (booking: Booking) => void;
  /** Runs just before the request. */
  onSend?: () => void;
  /** Runs after a refusal by the server. */
  onRefused?: () => void;
};

/** Sends a status update at most once; after a lost response it looks the booking up before a retry. */
export function useStatusUpdate(booking: Booking, { isApplied, onDone, onSend, onRefused }: Options) {
  const [update] = useUpdateBookingStatusMutation();
  const [fetchBooking] = useLazyGetBookingQuery();
  return useMoneySend<StatusUpdate, Booking>({
    send: async (report) => {
      onSend?.();
      try {
        const sent = await update({ id: booking.id, body: toStatusForm(report) }).unwrap();
        // accepted, but the booking does not show the new status: only a lookup can confirm it
        return report.status === booking.status || sent?.status === report.status ? sent : null;
      } catch (error) {
        if (!mayHaveSucceeded(toApiError(error))) onRefused?.();
        throw error;
      }
    },
    findLost: async () => {
      const current = await fetchBooking(booking.id).unwrap();
      const isFound = isApplied(current);
      if (isFound === null) throw new ApiFailure(unreadableError(200));
      return isFound ? current : null;
    },
    onDone,
  });
}
