import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '@/api/wire';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { canCancel, pickupAt } from '@/domain/booking/bookingView';
import { carriesServices, notCarried } from '@/domain/draft/draftOfBooking';
import { formatDayTime } from '@/lib/dates';
import { NewTime } from './NewTime';
import { getCancelCostMessage } from './cancelRules';
import { useReschedule } from './useReschedule';

type Step = 'time' | 'check';

/** Another pick-up time in two steps; nothing is cancelled before the second one is confirmed. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [step, setStep] = useState<Step>('time');
  const [isMissing, setIsMissing] = useState(false);
  const moving = useReschedule(booking);
  const { state, pickupAt: newPickup, replaces } = moving;
  const handleClose = () => {
    moving.giveUp();
    onClose();
  };
  // while its own cancellation is under way the dialog stays, whatever the booking has become
  if (!canCancel(booking) && state.kind === 'idle')
    return <TooLate booking={booking} onClose={onClose} onOpen={moving.isBegun ? moving.openForm : undefined} />;

  const isTime = step === 'time';
  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={isTime ? 'Choose another time' : 'Cancel and book anew?'}
      text={
        <span className="tabular">
          {booking.booking_number}, step {isTime ? 1 : 2} of 2
        </span>
      }
      icon={<CalendarClock size={20} strokeWidth={1.75} aria-hidden />}
      footer={
        isTime ? (
          <>
            <Button variant="secondary" onClick={handleClose}>
              Keep it
            </Button>
            <Button
              onClick={() => {
                setIsMissing(newPickup === '');
                if (newPickup !== '') setStep('check');
              }}
            >
              Next
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setStep('time')} disabled={state.kind === 'sending'}>
              Back
            </Button>
            <SendButton
              state={state}
              label="Cancel and go on"
              checkLabel="Check the booking"
              onSend={moving.confirm}
              onCheck={moving.lookUp}
            />
          </>
        )
      }
    >
      {isTime ? (
        <>
          <p className="mb-4 text-small text-ink-700">
            A booking is moved by cancelling it and booking it again. {getCancelCostMessage(booking)} Nothing is
            cancelled yet.
          </p>
          <NewTime moving={moving} isMissing={isMissing} />
        </>
      ) : (
        <>
          <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
            <dt className="text-ink-600">Pick-up now</dt>
            <dd className="text-right">{formatDayTime(pickupAt(booking))}</dd>
            <dt className="text-ink-600">New pick-up</dt>
            <dd className="text-right font-620">{formatDayTime(newPickup)}</dd>
          </dl>
          <p className="mt-3 text-small text-ink-700">
            {getCancelCostMessage(booking)} The booking form then opens with{' '}
            {carriesServices(booking) ? 'the same stops, goods and services' : 'the same stops and goods'}, and shows
            the new price before you pay. {notCarried(booking)}
          </p>
          {replaces !== '' && (
            <p className="mt-3 rounded-md bg-warn-50 p-3 text-small text-warn-700">
              You have another delivery in the form ({replaces}). Going on replaces it.
            </p>
          )}
        </>
      )}
      <HelpLink topic="reschedule" className="mt-4" />
      <MoneyNotice state={state} what="cancellation" />
    </Dialog>
  );
}

type TooLateProps = {
  booking: Booking;
  onClose: () => void;
  /** Absent where no new booking was begun. */ onOpen?: () => void;
};

/** It cannot be moved any more; where it was cancelled on the way, the new booking waits in the form. */
function TooLate({ booking, onClose, onOpen }: TooLateProps) {
  const isCancelled = booking.status === 'Cancelled';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isCancelled ? 'This booking is cancelled' : 'Too late to choose another time'}
      text={
        isCancelled
          ? onOpen
            ? 'What you began to book in its place is in the booking form.'
            : 'It has no pick-up to move. You can book the same delivery again.'
          : 'The goods are with the driver, so the booking can no longer be cancelled.'
      }
      icon={<CalendarClock size={20} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {isCancelled && onOpen && <Button onClick={onOpen}>Open the form</Button>}
        </>
      }
    >
      <HelpLink topic="reschedule" />
    </Dialog>
  );
}
