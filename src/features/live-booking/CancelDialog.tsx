import { CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { SelectField } from '@/components/form/SelectField';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { focusPage } from '@/utils/dom';
import { CANCEL_REASONS, getCancelCostMessage, getRefundNotice } from './cancelRules';
import { useStatusUpdate } from './useStatusUpdate';

type CancelDialogProps = { booking: Booking; onClose: () => void };

/** Cancel dialog: shows the cost first, then asks for the reason. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState<string>(CANCEL_REASONS[0]);
  const close = useMountedCallback(() => {
    onClose();
    // the Cancel button is gone; the timeout lets the dialog restore its focus first
    setTimeout(focusPage);
  });
  const { state, start, lookUp, isRunning } = useStatusUpdate(booking, {
    what: 'cancellation',
    isApplied: ({ status }) => status === 'Cancelled',
    onDone: () => {
      const text = `${booking.booking_number} cancelled. ${getRefundNotice(booking)}`.trim();
      dispatch(showToast({ title: 'Success', text, type: 'success' }));
      close();
    },
  });

  // cancelled in another tab, by the carrier, or before the dialog was opened again
  const isCancelled = booking.status === 'Cancelled' && (state.kind === 'failed' || state.kind === 'idle');

  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={isCancelled ? 'This booking is cancelled' : 'Cancel this booking?'}
      text={isCancelled ? undefined : getCancelCostMessage(booking)}
      icon={<CircleX size={22} strokeWidth={1.75} aria-hidden />}
      iconTone="err"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isCancelled ? 'Close' : 'Keep booking'}
          </Button>
          {!isCancelled && (
            <SendButton
              variant="danger"
              state={state}
              label="Cancel booking"
              checkLabel="Check the booking"
              isWorking={isRunning}
              onSend={() => void start({ status: 'Cancelled', reason })}
              onCheck={() => void lookUp()}
            />
          )}
        </>
      }
    >
      {!isCancelled && (
        <SelectField
          label="Reason"
          options={CANCEL_REASONS.map((value) => ({ value, label: value }))}
          value={reason}
          error={state.kind === 'failed' ? state.error.errors?.reason?.[0] : undefined}
          onChange={setReason}
        />
      )}
      <HelpLink topic="cancelled" className="mt-3" />
      <SendNotice state={state} what="cancellation" fields={['reason']} />
    </Dialog>
  );
}
