import { useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { ApiFailure, toApiError, unreadableError } from '@/lib/http/error';

/** Multipart body of the update-status call (spec section 7); an unchanged status makes it a problem report. */
export type StatusReport = { status: string; reason: string; photo?: File };

function toFormData({ status, reason, photo }: StatusReport): FormData {
  const form = new FormData();
  form.append('status', status);
  form.append('reason', reason);
  if (photo) form.append('photo', photo, photo.name);
  return form;
}

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
  return useMoneySend<StatusReport, Booking>({
    send: async (report) => {
      onSend?.();
      try {
        return await update({ id: booking.id, body: toFormData(report) }).unwrap();
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
