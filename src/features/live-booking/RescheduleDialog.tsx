import { CalendarClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '@/api/wire';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { canCancel, getPickupTime } from '@/domain/booking/bookingView';
import { canCopyServices, getNotCopiedMessage } from '@/domain/draft/draftOfBooking';
import { formatDayTime } from '@/lib/dates';
import { NewTime } from './NewTime';
import { getCancelCostMessage } from './cancelRules';
import { NEW_BOOKING_IN_FORM, useReschedule } from './useReschedule';

/** Reschedules a booking in two steps; only the second one cancels it. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [step, setStep] = useState<'time' | 'review'>('time');
  const reschedule = useReschedule(booking);
  const { state, pickupAt: newPickup } = reschedule;
  const handleClose = () => {
    reschedule.restoreIfNotSent();
    onClose();
  };
  const handleNext = () => void reschedule.form.handleSubmit(() => setStep('review'))();
  // the dialog's own cancellation changes the booking while the dialog is open
  if (!canCancel(booking) && state.kind === 'idle') {
    const onOpen = reschedule.hasNewDraft ? reschedule.openForm : undefined;
    return <CannotReschedule booking={booking} onClose={onClose} onOpen={onOpen} />;
  }

  const isTime = step === 'time';
  const timeButtons = (
    <>
      <Button variant="secondary" onClick={handleClose}>
        Keep booking
      </Button>
      <Button onClick={handleNext}>Next</Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={isTime ? 'Choose another time' : 'Cancel and rebook?'}
      text={<span className="tabular">{`${booking.booking_number}, step ${isTime ? 1 : 2} of 2`}</span>}
      icon={<CalendarClock size={20} strokeWidth={1.75} aria-hidden />}
      footer={isTime ? timeButtons : <ReviewButtons reschedule={reschedule} onBack={() => setStep('time')} />}
    >
      {isTime ? (
        <TimeStep booking={booking} reschedule={reschedule} />
      ) : (
        <ReviewStep booking={booking} newPickup={newPickup} replacedAddress={reschedule.replacedAddress} />
      )}
      <HelpLink topic="reschedule" className="mt-4" />
      <SendNotice state={state} what="cancellation" />
    </Dialog>
  );
}

type TimeStepProps = { booking: Booking; reschedule: ReturnType<typeof useReschedule> };

function TimeStep({ booking, reschedule }: TimeStepProps) {
  return (
    <>
      <p className="mb-4 text-small text-ink-700">
        To change the time, we cancel this booking and create a new one. {getCancelCostMessage(booking)} Nothing is
        cancelled until you confirm.
      </p>
      <NewTime form={reschedule.form} times={reschedule.times} />
    </>
  );
}

type ReviewButtonsProps = { reschedule: ReturnType<typeof useReschedule>; onBack: () => void };

function ReviewButtons({ reschedule: { state, confirm, lookUp, isRunning }, onBack }: ReviewButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onBack} disabled={isRunning}>
        Back
      </Button>
      <SendButton
        state={state}
        label="Cancel and rebook"
        checkLabel="Check the booking"
        isWorking={isRunning}
        onSend={confirm}
        onCheck={lookUp}
      />
    </>
  );
}

type ReviewStepProps = { booking: Booking; newPickup: string; replacedAddress: string };

function ReviewStep({ booking, newPickup, replacedAddress }: ReviewStepProps) {
  const times = useRef<HTMLDListElement>(null);
  // the focused Next button is gone: reading continues at the title of the dialog
  useEffect(() => times.current?.closest<HTMLElement>('[role="dialog"]')?.focus(), []);
  const copied = canCopyServices(booking) ? 'the same stops, goods and services' : 'the same stops and goods';
  return (
    <>
      <dl ref={times} className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        <dt className="text-ink-600">Current pickup</dt>
        <dd className="text-right">{formatDayTime(getPickupTime(booking))}</dd>
        <dt className="text-ink-600">New pickup</dt>
        <dd className="text-right font-620">{formatDayTime(newPickup)}</dd>
      </dl>
      <p className="mt-3 text-small text-ink-700">
        {getCancelCostMessage(booking)} The booking form then opens with {copied}. You see the new price before you pay.{' '}
        {getNotCopiedMessage(booking)}
      </p>
      {replacedAddress !== '' && (
        <p className="mt-3 rounded-md bg-warn-50 p-3 text-small text-warn-700">
          This replaces your current draft ({replacedAddress}).
        </p>
      )}
    </>
  );
}

type CannotRescheduleProps = {
  booking: Booking;
  onClose: () => void;
  /** Opens the new booking; absent if none was started. */
  onOpen?: () => void;
};

/** Explains why a booking can no longer be rescheduled, and leads to a new booking that was already started. */
function CannotReschedule({ booking, onClose, onOpen }: CannotRescheduleProps) {
  const isCancelled = booking.status === 'Cancelled';
  const cancelledText = onOpen
    ? NEW_BOOKING_IN_FORM
    : "A cancelled booking can't be rescheduled. You can book the same delivery again.";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isCancelled ? 'This booking is cancelled' : 'Too late to reschedule'}
      text={
        isCancelled ? cancelledText : 'The driver already has the goods, so this booking can no longer be cancelled.'
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
