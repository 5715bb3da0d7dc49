import { CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUpdateBookingStatusMutation } from '../../api/bookings';
import type { Booking } from '../../api/wire';
import { SelectField } from '../../components/form/SelectField';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { messageOf } from '../../lib/http/messageOf';
import { useAppDispatch } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { CANCEL_REASONS, cancelCost } from './cancelRules';

/** The cost first, then the reason, then one call (multipart, spec section 7). */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const [problem, setProblem] = useState('');
  const [update, { isLoading }] = useUpdateBookingStatusMutation();
  const isSending = useRef(false);

  const handleCancel = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setProblem('');
    const body = new FormData();
    body.set('status', 'Cancelled');
    body.set('reason', reason);
    try {
      await update({ id: booking.id, body }).unwrap();
      dispatch(showToast({ title: 'Success', text: `${booking.booking_number} is cancelled.`, type: 'success' }));
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The booking was not cancelled. Try again.'));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title="Cancel this booking?"
      text={cancelCost(booking)}
      icon={<CircleX size={22} strokeWidth={1.75} aria-hidden />}
      iconTone="err"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" isWorking={isLoading} onClick={() => void handleCancel()}>
            Cancel booking
          </Button>
        </>
      }
    >
      <SelectField
        label="Reason"
        options={CANCEL_REASONS.map((value) => ({ value, label: value }))}
        value={reason}
        onChange={setReason}
      />
      {problem && (
        <p role="alert" className="mt-3 text-small text-err-700">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
