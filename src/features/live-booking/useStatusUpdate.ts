import { useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { mayHaveSucceeded, useMoneySend } from '@/hooks/useMoneySend';
import { ApiFailure, toApiError, unreadableError } from '@/lib/http/error';

/** What is sent of a booking (multipart, spec section 7): its own status with a reason is a report about it. */
export type StatusReport = { status: string; reason: string; photo?: File };

function toForm({ status, reason, photo }: StatusReport): FormData {
  const form = new FormData();
  form.append('status', status);
  form.append('reason', reason);
  if (photo) form.append('photo', photo, photo.name);
  return form;
}

type Options = {
  /** Whether a booking as the server has it now shows that the wish arrived; null where it cannot show that. */
  hasArrived: (now: Booking) => boolean | null;
  onDone: (booking: Booking) => void;
  /** Just before it is sent, and where the server said no. */
  onSend?: () => void;
  onRefused?: () => void;
};

/** Sends one wish about a booking once, however often it is asked to; a lost answer is looked up before a repeat. */
export function useStatusUpdate(booking: Booking, { hasArrived, onDone, onSend, onRefused }: Options) {
  const [update] = useUpdateBookingStatusMutation();
  const [fetchBooking] = useLazyGetBookingQuery();
  return useMoneySend<StatusReport, Booking>({
    send: async (wish) => {
      onSend?.();
      try {
        return await update({ id: booking.id, body: toForm(wish) }).unwrap();
      } catch (error) {
        if (!mayHaveSucceeded(toApiError(error))) onRefused?.();
        throw error;
      }
    },
    findLost: async () => {
      const now = await fetchBooking(booking.id).unwrap();
      const arrived = hasArrived(now);
      if (arrived === null) throw new ApiFailure(unreadableError(200));
      return arrived ? now : null;
    },
    onDone,
  });
}
