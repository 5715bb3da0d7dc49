import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { toStatusForm, type StatusUpdate } from '@/domain/booking/statusForm';
import { isSettled } from '@/domain/money/paymentLabels';
import { useSendWithLookup } from '@/hooks/useSendWithLookup';
import { replacedCancelled } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

const CANCELLATION: StatusUpdate = { status: 'Cancelled', reason: 'Changed and rebooked' };

const isCancelledOrSettled = (booking: Booking) => booking.status === 'Cancelled' || isSettled(booking);

/** Cancels a replaced booking on mount, unless it has been paid; `isPaid` is true in that case. */
export function useCancelReplaced(id: string, number: string) {
  const dispatch = useAppDispatch();
  const [fetchBooking] = useLazyGetBookingQuery();
  const [update] = useUpdateBookingStatusMutation();
  const [isPaid, setIsPaid] = useState(false);

  const { state, start, lookUp } = useSendWithLookup<void, Booking>({
    send: async () => {
      const booking = await fetchBooking(id).unwrap();
      if (isCancelledOrSettled(booking)) return booking;
      const sent = await update({ id, body: toStatusForm(CANCELLATION) }).unwrap();
      return sent && isCancelledOrSettled(sent) ? sent : null;
    },
    findLost: async () => {
      const booking = await fetchBooking(id).unwrap();
      return isCancelledOrSettled(booking) ? booking : null;
    },
    onDone: (booking) => {
      if (booking.status !== 'Cancelled') return setIsPaid(true);
      dispatch(showToast({ title: 'Success', text: `${number} cancelled.`, type: 'success' }));
      dispatch(replacedCancelled(id));
    },
  });
  const cancel = useEffectEvent(() => void start());
  useEffect(() => cancel(), []);

  return { state, start, lookUp, isPaid };
}
