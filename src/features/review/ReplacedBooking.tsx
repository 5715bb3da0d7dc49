import { useEffect, useState } from 'react';
import { useLazyGetBookingQuery, useUpdateBookingStatusMutation } from '@/api/bookings';
import type { Booking } from '@/api/wire';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { livePath } from '@/config/paths';
import { isSettled } from '@/domain/money/paymentLabels';
import { useMoneySend } from '@/hooks/useMoneySend';
import { replacedCancelled } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

const reasonForm = () => {
  const form = new FormData();
  form.append('status', 'Cancelled');
  form.append('reason', 'Changed and booked anew');
  return form;
};

/** An unpaid booking that the one on this page took the place of: cancelled at once, or said to be there still. */
export function ReplacedBooking({ id, number }: { id: string; number: string }) {
  const dispatch = useAppDispatch();
  const [fetchBooking] = useLazyGetBookingQuery();
  const [update] = useUpdateBookingStatusMutation();
  const [isPaid, setIsPaid] = useState(false);
  const isOver = (now: Booking) => now.status === 'Cancelled' || isSettled(now);

  const { state, start, lookUp } = useMoneySend<void, Booking>({
    send: async () => {
      // one that was paid for meanwhile is the customer's to keep
      const now = await fetchBooking(id).unwrap();
      return isOver(now) ? now : update({ id, body: reasonForm() }).unwrap();
    },
    findLost: async () => {
      const now = await fetchBooking(id).unwrap();
      return isOver(now) ? now : null;
    },
    onDone: (now) => {
      if (now.status !== 'Cancelled') return setIsPaid(true);
      dispatch(showToast({ title: 'Success', text: `${number} is cancelled.`, type: 'success' }));
      dispatch(replacedCancelled(id));
    },
  });
  useEffect(() => {
    void start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as the page is opened
  }, []);

  const isAtWork = state.kind === 'idle' || state.kind === 'sending' || (state.kind === 'done' && !isPaid);
  if (isAtWork) {
    return (
      <p role="status" className="tabular border-b border-ink-150 bg-ink-50 px-6 py-2.5 text-small">
        Cancelling {number}, which this booking takes the place of...
      </p>
    );
  }
  return (
    <section
      aria-label={`Earlier booking ${number}`}
      className="tabular flex items-center gap-4 border-b border-ink-150 bg-warn-50 px-6 py-2.5 text-small"
    >
      <div className="min-w-0 grow">
        <p>
          {isPaid
            ? `${number}, which this booking was to take the place of, is paid for and stands. Keep the one you want.`
            : `${number} is not cancelled yet: you have two bookings of this delivery. Pay for one alone.`}
        </p>
        <MoneyNotice state={state} what="cancellation" />
      </div>
      {!isPaid && (
        <SendButton
          size="sm"
          variant="secondary"
          state={state}
          label={`Cancel ${number}`}
          checkLabel="Check the booking"
          onSend={() => void start()}
          onCheck={() => void lookUp()}
        />
      )}
      <ButtonLink to={livePath(id)} variant="secondary" size="sm">
        Open {number}
      </ButtonLink>
    </section>
  );
}
